"""Several people at one table: clocks and bots, lobbies and names, undo, chat, one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.support import (
    LISTEN,
    OVER,
    PHONE,
    THINGS,
    Clicker,
    Person,
    ask,
    becomes,
    each_size,
    eventually,
    faults,
    in_both_sizes,
    in_passing,
    my_turn_first,
    prepared,
    seat_plan,
    sideways,
    sit_down_together,
)

Come = Callable[..., Person]
UNDO = "[aria-label=Undo]"


# Clocks and the bot that takes over ---------------------------------------------------------------


PUSHES = """(what) => {
  const places = () => JSON.stringify([...document.querySelectorAll(".board *")]
    .map((e) => e.getBoundingClientRect()));
  const said = document.querySelector(what);
  const before = places();
  const { bottom, top } = said.getBoundingClientRect();
  said.style.display = "none";
  const after = places();
  said.style.display = "";
  const board = document.querySelector(".app > .low").getBoundingClientRect().top;
  const over = bottom > document.querySelector(".top").offsetHeight && top < board - 1;
  return { moves: before !== after, over };
}"""
"""Whether the table would lie elsewhere without a message, and whether it lies over the table."""


def lies_aside(page: Page, what: str) -> None:
    """A message neither moves the table nor lies over it."""
    for size in each_size(page):
        assert page.evaluate(PUSHES, what) == {"moves": False, "over": False}, size


BANNER = ".banner:has-text('A bot is playing for you')"
BESIDE = "window.passed.left >= document.querySelector('#board').getBoundingClientRect().right"
"""Whether a note that has passed lay beside the table."""


def warned_and_driven(page: Page) -> None:
    """The warning, then the banner; neither is in the way, and the dock asks for nothing."""
    warning = page.get_by_role("alert").filter(has_text="seconds left, then a bot plays for you")
    warning.wait_for()
    lies_aside(page, ".hurry")
    page.locator(BANNER).wait_for()
    lies_aside(page, ".banner")
    assert page.locator(THINGS).count() == 0, "the dock must not ask for a move"
    in_both_sizes(page)


def test_time_runs_out_and_one_tap_takes_over(regular: Come) -> None:
    """A warning, a banner as long as a bot plays, the others are told; one tap, and one is back."""
    mira, jonas = regular(name="Mira", size=PHONE), regular(name="Jonas")
    begun = my_turn_first("poof")
    # the warning stands for ten seconds: time enough for sitting down before, and for looking
    code = sit_down_together(mira, jonas, "poof", start_from=begun, clocks={"move": 20})
    page = mira.page
    with in_passing(jonas.page, ".toast", "A bot now plays for Mira"):
        warned_and_driven(page)
    jonas.page.locator(".log li", has_text="A bot now plays for Mira").wait_for()
    assert jonas.page.evaluate(BESIDE), "it lies over the table"
    page.locator(".log li", has_text="Mira (bot)").first.wait_for(state="attached")
    assert page.locator(".log li", has_text=re.compile("^You (play|take|pick)")).count() == 0, (
        "the bot did it"
    )
    banner = page.locator(BANNER)
    banner.get_by_role("button", name="Take over").click()
    banner.wait_for(state="detached")
    page.get_by_role("status").filter(has_text="You are back").wait_for()
    jonas.page.locator(".log li", has_text="Mira is back").wait_for()
    assert mira.match(code)["seats"][0]["kind"] == "person"


def test_the_warning_says_how_long_there_is(regular: Come) -> None:
    """Aloud as well, once: a clock may begin below the ten seconds of the usual warning."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"), clocks={"move": 8})
    warning = mira.page.locator("p.vh[role=alert]", has_text="seconds left, then a bot")
    said = warning.inner_text()
    assert int(said.split()[0]) <= 8
    mira.page.wait_for_timeout(1200)
    assert warning.all_inner_texts() in ([said], []), "the seconds run for the eyes alone"


def test_leaving_and_giving_up_are_told(regular: Come) -> None:
    """On a phone, where the log is out of sight, a toast says it, too."""
    mira = regular(name="Mira", size=PHONE, unhurried=True)
    jonas = regular(name="Jonas", unhurried=True)
    code = mira.make("poof", seat_plan("me", "open", "bot"), start_from=three_of_poof())
    mira.sit_at(code)
    jonas.sit_at(code)
    jonas.page.get_by_role("button", name="Sit at seat 2").click()
    jonas.page.wait_for_selector(".app .dock")
    jonas.page.get_by_role("button", name="More").click()
    jonas.page.get_by_role("button", name="Leave and let a bot take over").click()
    mira.page.locator(".toast", has_text="A bot now plays for Jonas").wait_for()
    jonas.sit_at(code)
    mira.page.locator(".toast", has_text="Jonas is back").wait_for()
    assert mira.page.locator(".toast").count() == 1  # that he had left is old news
    jonas.page.get_by_role("button", name="More").click()
    for name in ("Give up", "Really give up?"):
        jonas.page.get_by_role("button", name=name).click()
    mira.page.locator(".toast", has_text="Jonas has given up").wait_for()


def three_of_poof() -> dict[str, Any]:
    """A match for three with seat 0 on turn."""
    return prepared("poof", 3, lambda state: state.actors()[0] == 0)


# The lobby ----------------------------------------------------------------------------------------


def sit_three(host: Person, *guests: Person, **extra: Any) -> str:
    """A table for three that has not started; the guests have sat down; returns its code."""
    code = host.make("poof", seat_plan("me", "open", "open"), wait=True, **extra)
    host.sit_at(code)
    for seat, each in enumerate(guests, 2):
        each.sit_at(code)
        each.page.get_by_role("button", name=f"Sit at seat {seat}").click()
        each.page.get_by_role("button", name="Get up").wait_for()
    return code


def test_rematch_without_everybody(person: Come) -> None:
    """One of three does not return: shown absent; the seat goes to a bot and the match begins."""
    mira = person(name="Mira", size=PHONE, unhurried=True)
    jonas, cleo = person(name="Jonas", unhurried=True), person(name="Cleo")
    code = sit_three(mira, jonas, cleo)
    mira.page.get_by_role("button", name="Start").click()
    for each in (mira, jonas):
        each.page.wait_for_selector(".app .dock")
        each.page.get_by_role("button", name="More").click()
        mira.page.evaluate(LISTEN)
        for name in ("Give up", "Really give up?"):
            each.page.get_by_role("button", name=name).click()
    cleo.context.close()
    mira.page.keyboard.press("Escape")
    mira.page.wait_for_selector(OVER)
    told_once(mira.page, "Cleo wins. You have given up · Jonas has given up.")
    mira.page.get_by_role("button", name="Rematch").click()
    page = mira.page
    row = page.locator(".seatrow", has_text="Cleo")
    row.get_by_text("Not here").first.wait_for()
    page.get_by_text(re.compile("Not here at the moment: .*Cleo")).wait_for()
    for untrue in ("Everybody is here", "seats free"):  # they are reserved
        assert page.get_by_text(untrue).count() == 0
    in_both_sizes(page)
    page.get_by_role("button", name="Start with").wait_for()
    # Jonas comes back by the invitation, wherever he is; then only Cleo is missing
    jonas.go(f"/m/{code}/result")
    jonas.page.get_by_role("link", name="The next match is ready").click()
    page.get_by_text("2 of 3 seats").wait_for()
    assert row.get_by_text("Not here").count() == 1
    back = jonas.page.url
    jonas.page.goto(jonas.url)
    gone = page.locator(".seatrow", has_text="Jonas").get_by_text("Not here")
    gone.first.wait_for()
    assert gone.count() == 1, "said twice"
    jonas.page.goto(back)
    gone.wait_for(state="detached")
    row.get_by_role("button", name="Give it to a bot").click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_selector(".app .dock")
    jonas.page.wait_for_selector(".app .dock")


def told_once(page: Page, end: str) -> None:
    """The end is read aloud in one go, when it is known who gave up."""
    page.get_by_role("status").filter(has_text=end).wait_for()
    page.wait_for_timeout(500)
    said = [words for words in page.evaluate("window.spoken") if "given up" in words]
    assert said == [end]


def test_the_host_removes_hands_over_and_cancels(person: Come) -> None:
    """And guests see none of these controls, but read what happened."""
    mira, jonas, cleo = person(name="Mira"), person(name="Jonas", size=PHONE), person(name="Cleo")
    code = sit_three(mira, jonas, name="Friday night")
    page = mira.page
    page.get_by_role("status").filter(has_text="Jonas sits down.").wait_for()
    assert jonas.page.get_by_role("heading", level=1).inner_text() == "Friday night"
    jonas.page.get_by_text("2 of 3 seats").wait_for()
    for name in ("Cancel this table", "Start", "Remove from the table"):
        assert jonas.page.get_by_role("button", name=name).count() == 0
    jonas.page.get_by_text("Mira starts the match").wait_for()
    row = page.locator(".seatrow", has_text="Jonas")
    row.locator("summary").click()
    assert faults(page) == []
    row.get_by_role("button", name="Remove from the table").click()
    for again in (False, True):
        if again:
            jonas.page.reload()
        jonas.page.get_by_text("You no longer have a seat here").wait_for()
        assert jonas.page.get_by_role("button", name="Sit at").count() == 0, "nobody may sit there"
    page.reload()  # the server tells the host who they are, as long as the table is open
    page.get_by_text("Removed from this table: Jonas").wait_for()
    page.get_by_role("button", name="Let back in").click()
    page.get_by_text("Removed from this table").wait_for(state="detached")
    jonas.page.get_by_role("button", name="Sit at seat 2").click()
    row.wait_for()
    if not row.get_by_role("button", name="Make host").is_visible():
        row.locator("summary").click()
    row.get_by_role("button", name="Make host").click()
    page.get_by_text("Jonas starts the match").wait_for()
    jonas.page.get_by_role("status").filter(has_text="You are the host now.").wait_for()
    cleo.sit_at(code)
    jonas.page.get_by_role("button", name="Cancel this table").click()
    for each in (mira, cleo):
        each.page.get_by_role("heading", name="The host has cancelled this table").wait_for()
        each.forgive("WebSocket")
    jonas.forgive("WebSocket")


# Names --------------------------------------------------------------------------------------------


def test_a_name_is_asked_for_once(person: Come) -> None:
    """Where others will read it: making a table with a free seat, the first time."""
    somebody = person(name="Guest", size=PHONE)
    page = somebody.go("/new/poof")
    page.wait_for_selector("form.new .opt")
    assert page.get_by_label("What should the others call you?").count() == 0
    page.get_by_label("Who sits at seat 2").select_option("open")
    page.get_by_label("What should the others call you?").fill("Mira")
    page.get_by_label("Name of the table").fill("Kitchen")
    assert faults(page) == []
    assert sideways(page) <= 0
    page.get_by_role("button", name="Set up the table and invite").click()
    page.locator(".seatrow", has_text="Mira").wait_for()
    assert page.get_by_label("What should the others call you?").count() == 0
    page.goto(f"{somebody.url}/new/poof")
    page.get_by_label("Who sits at seat 2").select_option("open")
    page.locator("form.new b", has_text="Mira").wait_for()
    assert page.get_by_label("What should the others call you?").count() == 0


def test_two_of_the_same_name_and_a_new_one(person: Come) -> None:
    """They are told apart; a new name counts at once, for everybody, before the start."""
    one, two = person(name="Guest"), person(name="Guest")
    code = sit_three(one, two)
    for each in (one, two):
        each.page.locator(".seatrow", has_text="Guest 1").wait_for()
        each.page.locator(".seatrow", has_text="Guest 2").wait_for()
    two.page.get_by_label("What should the others call you?").fill("Jonas")
    two.page.get_by_role("button", name="Save").click()
    for each in (one, two):
        each.page.locator(".seatrow", has_text="Jonas").wait_for()
        assert each.page.locator(".seatrow", has_text="Guest 1").count() == 0
    two.page.get_by_role("button", name="Rename").click()
    two.page.locator("#lobby-name").fill("Jonah")
    two.page.get_by_role("button", name="Save").click()
    one.page.locator(".seatrow", has_text="Jonah").wait_for()
    assert [seat["name"] for seat in one.match(code)["seats"][:2]] == ["Guest", "Jonah"]


def test_the_log_knows_you_and_looks_stay(regular: Come) -> None:
    """Colour and shape of a person are the same in the lobby, at the table and in a rematch."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas", unhurried=True)
    code = sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"))
    look = {seat["name"]: seat["look"] for seat in mira.match(code)["seats"]}
    assert mira.page.locator(".seat .av").first.get_attribute("data-look") == str(look["Jonas"])
    Clicker(mira.page).some(3)
    mira.page.locator(".log li", has_text="You play").first.wait_for()
    assert mira.page.locator(".log li", has_text="Mira").count() == 0
    jonas.page.locator(".log li", has_text="Mira plays").first.wait_for()
    jonas.page.keyboard.press("Escape")
    jonas.page.get_by_role("button", name="More").click()
    for name in ("Give up", "Really give up?"):
        jonas.page.get_by_role("button", name=name).click()
    mira.page.wait_for_selector(OVER)
    mira.page.get_by_role("button", name="Rematch").click()
    mira.page.wait_for_selector(".lobby")
    rows = mira.page.locator(".seatrow")
    for name in ("Mira", "Jonas"):
        shown = rows.filter(has_text=name).locator(".av").get_attribute("data-look")
        assert shown == str(look[name])


# Undo ---------------------------------------------------------------------------------------------


def reason(page: Page) -> str:
    """What the button says that cannot be pressed."""
    button = page.locator(f"{UNDO}[aria-disabled=true]")
    return (button.get_attribute("title") or "") if button.count() else ""


def test_undo_is_offered_only_when_it_will_be_considered(regular: Come) -> None:
    """In Poof between people every card says something: the button knows, and says why."""
    mira, jonas = regular(name="Mira", size=PHONE, unhurried=True), regular(name="Jonas")
    sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"))
    page = mira.page
    page.locator(THINGS).first.click()
    page.locator(".dock .go .btn.primary:enabled").click()
    seen = ("Can’t undo: your move showed", "Can’t undo: the last move wasn’t yours")
    eventually(page, lambda: reason(page).startswith(seen), "the reason")
    # giving up is all there is to do: the dock says what happened, its button who is awaited
    page.locator(".dock .say", has_text=re.compile("You (play|turn over)")).wait_for()
    page.locator(UNDO).click(force=True)
    told = page.locator(".toast", has_text="Can’t undo")
    told.wait_for()
    assert told.locator("use[href$=i-check]").count() == 0  # nothing was done
    assert page.locator(".dock").get_by_text("Waiting for Jonas").count() == 1
    assert faults(page) == []
    asked = [each for each in jonas.heard if each["type"] == "undo_asked"]
    assert asked == []


def test_who_asked_sees_that_the_question_is_out(regular: Come) -> None:
    """Until it is answered; and cannot ask twice meanwhile."""
    mira, jonas = regular(name="Mira", size=PHONE), regular(name="Jonas")
    sit_down_together(mira, jonas, "closing-in", start_from=my_turn_first("closing-in"))
    page = mira.page
    page.locator(".city button.legal").first.click()
    page.locator(".dock .go .btn.primary:enabled").click()
    page.locator(f"{UNDO}[aria-disabled=false]").click()
    out = page.locator(".dock .say", has_text="You asked to undo your move. Waiting for Jonas")
    out.wait_for()
    assert "already asked" in reason(page)
    assert faults(page) == []
    assert sideways(page) <= 0
    jonas.page.locator(".prompt").get_by_role("button", name="Yes").click()
    out.wait_for(state="detached")


# Chat on a phone ----------------------------------------------------------------------------------


HAND = """() => [...document.querySelectorAll(".board button")].map((e) => {
  const { top, left, width, height } = e.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return [Math.round(top), Math.round(left), Boolean(over?.closest(".toast"))];
})"""
"""Where the cards to play are, and whether a toast lies over them."""


def test_a_chat_line_is_noticed_on_a_phone(regular: Come) -> None:
    """The panel is out of sight: a badge and a toast; both are gone once it was open."""
    mira, jonas = regular(name="Mira", size=PHONE, unhurried=True), regular(name="Jonas")
    sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"))
    page = mira.page
    panel = page.locator(".top [popovertarget=side]")
    panel.click()
    page.keyboard.press("Escape")
    assert panel.locator(".n").count() == 0
    hand = page.evaluate(HAND)
    assert len(hand) > 0
    jonas.page.get_by_role("textbox", name="Say something").fill("Good luck, <b>Mira</b>")
    jonas.page.keyboard.press("Enter")
    page.locator(".toast", has_text="Jonas: Good luck, <b>Mira</b>").wait_for()
    assert page.evaluate(HAND) == hand  # it pushes nothing away, and covers no card
    jonas.page.locator(".faces button").first.click()
    page.wait_for_selector(".floats li")
    jonas.page.locator(".faces button").nth(1).click()
    page.locator(".floats li", has_text="Wow").wait_for()
    assert page.locator(".floats li").count() == 1, "one from each, or they hide the table"
    for size in (PHONE, (844, 390), (667, 375)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        toast, float_ = (page.locator(each).first.bounding_box() for each in (".toast", ".floats"))
        assert toast and float_
        beside = float_["x"] >= toast["x"] + toast["width"]
        assert beside or float_["y"] >= toast["y"] + toast["height"], "a reaction hides the line"
    page.set_viewport_size({"width": 844, "height": 390})
    assert not any(covered for _, _, covered in page.evaluate(HAND))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    becomes(page, lambda: panel.locator(".n").all_inner_texts(), lambda: ["1"])
    panel.click()
    page.locator(".chat li", has_text="Good luck").wait_for()
    page.keyboard.press("Escape")
    assert panel.locator(".n").count() == 0


def test_a_long_talk_is_not_read_out_again(regular: Come) -> None:
    """Lines keep their place in the page when older ones leave it."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas")
    sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"))
    write = jonas.page.get_by_role("textbox", name="Say something")

    def say(number: int) -> None:
        write.fill(f"line {number}.")
        write.press("Enter")
        mira.page.locator(".chat li", has_text=f"line {number}.").wait_for()

    for number in range(31):
        say(number)
    mira.page.evaluate("() => { window.kept = document.querySelector('.chat li:last-child') }")
    say(31)
    assert mira.page.locator(".chat li").count() == 30
    kept = mira.page.evaluate("() => window.kept.isConnected && window.kept.innerText")
    assert kept == "Jonas line 30."


def test_the_invitation_to_a_rematch_hides_no_chat_line(regular: Come) -> None:
    """Both stand at the top of a phone: one below the other."""
    mira, jonas = regular(name="Mira"), regular(name="Jonas", size=PHONE, unhurried=True)
    code = sit_down_together(mira, jonas, "poof")
    mira.page.get_by_role("button", name="More").click()
    for name in ("Give up", "Really give up?"):
        mira.page.get_by_role("button", name=name).click()
    jonas.page.wait_for_selector(OVER)
    mira.page.keyboard.press("Escape")
    mira.page.get_by_role("textbox", name="Say something").fill("Once more?")
    mira.page.keyboard.press("Enter")
    line = jonas.page.locator(".toasts .toast", has_text="Once more?")
    line.wait_for()
    ask(f"{mira.url}/api/matches/{code}/rematch", {}, mira.secret)
    invitation = jonas.page.locator(".next")
    invitation.wait_for()
    for size in (PHONE, (844, 390)):
        jonas.page.set_viewport_size({"width": size[0], "height": size[1]})
        above, below = invitation.bounding_box(), line.bounding_box()
        assert above and below
        assert above["y"] + above["height"] <= below["y"], size


def test_the_invitation_to_a_rematch_reaches_the_result_page(regular: Come) -> None:
    """Somebody reads the result for a while: the invitation comes there, and stays."""
    mira, jonas = regular(name="Mira", unhurried=True), regular(name="Jonas", size=PHONE)
    code = sit_down_together(mira, jonas, "poof")
    mira.page.get_by_role("button", name="More").click()
    for name in ("Give up", "Really give up?"):
        mira.page.get_by_role("button", name=name).click()
    jonas.page.locator(".dock .say", has_text="Mira has given up").wait_for()
    jonas.page.click(OVER)
    jonas.page.wait_for_selector(".pod")
    ask(f"{mira.url}/api/matches/{code}/rematch", {}, mira.secret)
    jonas.page.get_by_role("link", name="The next match is ready").wait_for()
    assert faults(jonas.page) == []


# One device ---------------------------------------------------------------------------------------


def test_pass_and_play_shows_the_move_before_the_curtain(regular: Come) -> None:
    """Your own move lands first; and the person beside you is not offline."""
    somebody = regular(size=PHONE)
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
    code = somebody.make("poof", seats, start_from=my_turn_first("poof"))
    page = somebody.sit_at(code)
    page.get_by_role("button", name="I am Ann").click()
    page.wait_for_selector(THINGS)
    assert page.get_by_text("offline").count() == 0
    assert page.locator(".seat .badge").count() == 0
    page.locator(THINGS).first.click()
    page.evaluate(
        """() => { window.shown = []; const look = () => {
          window.shown.push(document.querySelector('.curtain') ? 'curtain' :
            document.querySelector('.log')?.innerText.includes('You play') ? 'landed' : 'before');
          if (window.shown.at(-1) !== 'curtain') requestAnimationFrame(look); };
          requestAnimationFrame(look); }"""
    )
    page.locator(".dock .go .btn.primary:enabled").click()
    page.wait_for_selector(".curtain, .dock .go .btn.primary:enabled")
    page.wait_for_function("() => window.shown.at(-1) === 'curtain'")
    assert "landed" in page.evaluate("window.shown")


# Spectators ---------------------------------------------------------------------------------------


def test_spectators_wait_with_a_countdown_and_choose_whose_eyes(person: Come) -> None:
    """Nothing bare: how long until the first cards may be seen; then any seat's eyes."""
    mira, jonas, cleo = person(name="Mira"), person(name="Jonas"), person(name="Cleo", size=PHONE)
    timed = {"watch": {"allow": "seats", "delay": 30}, "clocks": {"move": 300}}
    code = sit_down_together(mira, jonas, "poof", start_from=my_turn_first("poof"), **timed)
    page = cleo.go(f"/m/{code}")
    countdown = page.get_by_role("timer").filter(has_text="You can watch in")
    countdown.wait_for()
    assert faults(page) == []
    page.wait_for_selector(".app .dock", timeout=90_000)
    chooser = page.get_by_label("Point of view")
    assert page.locator(".hand .card, .own .card").count() == 0 or chooser.count() == 1
    chooser.select_option(label="Mira")
    assert page.locator(".dock").get_attribute("aria-label") == "You are watching"
    seen = eventually(
        page, lambda: [each for each in cleo.updates() if each["view"]["seat"] == 0], "Mira's view"
    )
    assert seen[-1]["legal"] == []
    page.wait_for_selector(".app .dock")
    page.locator(".own", has_text="Mira’s hand").wait_for()  # it is not the spectator's own
    assert page.get_by_text("Your hand").count() == 0
    page.locator(".dock .say", has_text="30 seconds behind the table").wait_for()
    assert page.locator(".dock .go .btn.primary").count() == 0
    assert faults(page) == []
    assert sideways(page) <= 0
    # Clocks are those of the moment shown: Mira, who still ponders, has less time left by now.
    behind = seconds_left(page) - seconds_left(mira.page)
    assert 25 <= behind <= 35
    shown = eventually(page, lambda: min(seconds_left(page), 299) % 299, "a clock that runs")
    mira.page.locator(".own .hand button.legal").first.click()
    mira.page.locator(".dock .go .btn.primary:enabled").click()
    mira.page.get_by_role("button", name="Waiting for Jonas").wait_for()
    assert page.locator(".own.turn").count() == 1  # the spectator has not seen it yet
    assert seconds_left(page) <= shown  # a clock of Jonas would begin at 300


def seconds_left(page: Page) -> int:
    """What the clock at the top of a table says."""
    minutes, seconds = page.locator("header [role=timer]").inner_text().strip().split(":")
    return 60 * int(minutes) + int(seconds)
