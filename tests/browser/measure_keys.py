"""Play whole rounds by keys alone and trace every moment at which the keyboard is nowhere.

    python tests/browser/measure_keys.py [game …] [--matches 1] [--keys 400] [--moves 12] [--motion]

After every key, and at every picture the browser draws, the page notes where the focus is. If it
is nowhere, what it stood on and what took that away are kept. Prints for each game the looks, how
many of them found the keyboard nowhere with their causes, and how many keys a move took.

Then as many moves are made straight on, and the keys counted from the one that picks the first
thing to the one that plays, both included. What the page does not go to is reached by Tab.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.support import ServerProcess

from browser.support import GAMES, OVER, Person, chromium

TRACE = """() => {
  const name = (e) => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "")
    + [...e.classList].filter((c) => !c.startsWith("svelte")).map((c) => "." + c).join("");
  const path = (e) => {
    const steps = [];
    for (; e && e !== document.body; e = e.parentElement) steps.unshift(name(e));
    return steps.slice(-5).join(" > ");
  };
  const caller = () => new Error().stack.split("\\n").slice(3, 9).map((l) => l.trim()).join(" | ");
  const trace = window.trace =
    { looks: 0, nowhere: 0, past: 0, moments: [], last: "", begun: false, key: "" };
  let [removed, on, outside] = [null, null, false];
  const watch = (verb, host) => {
    const plain = host[verb];
    host[verb] = function (...given) {
      const gone = verb === "removeChild" ? given[0] : this;
      const at = document.activeElement;
      if (at && at !== document.body && gone.contains?.(at))
        removed = { gone: path(gone), stack: caller() };
      return plain.apply(this, given);
    };
  };
  watch("remove", Element.prototype);
  watch("removeChild", Node.prototype);
  watch("replaceWith", Element.prototype);
  document.addEventListener("keydown", ({ key }) => { trace.key = key; }, true);
  document.addEventListener("focusin", ({ target }) => {
    [on, outside, trace.begun, trace.last] = [target, false, true, path(target)];
  }, true);
  const seen = (e) => e.offsetParent || getComputedStyle(e).position === "fixed";
  trace.look = (when) => {
    if (!trace.begun) return "begins";
    trace.looks += 1;
    const at = document.activeElement;
    const lost = !at || at === document.body;
    const how = lost ? null : at.disabled ? "disabled" : seen(at) ? null : "hidden";
    if (!lost && !how) { [removed, trace.was] = [null, false]; return path(at); }
    // Behind the last stop of a page lies the browser's own bar.
    if (lost && !removed && trace.key === "Tab" && on?.isConnected && seen(on)) outside = true;
    if (lost && outside) {
      trace.past += 1;
      return "past the end";
    }
    trace.nowhere += 1;
    const words = on?.getAttribute?.("aria-label") ?? on?.innerText ?? "";
    const gone = removed ? "removed" : on?.isConnected ? "blurred or hidden" : "gone";
    if (!trace.was)
      trace.moments.push({ when, last: trace.last, words, how: how ?? gone, ...removed });
    trace.was = true;
    return "nowhere";
  };
  const frame = () => { trace.look("picture"); requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}"""

SEEN = """() => {
  const at = document.activeElement;
  const shown = (list) => [...document.querySelectorAll(list)]
    .filter((e) => e.offsetParent && getComputedStyle(e).visibility !== "hidden");
  const on = (where, what) => Boolean(at?.closest?.(where) && at.matches(what));
  const main = shown(".dock .go .btn.primary:enabled")[0];
  const style = at && at !== document.body && getComputedStyle(at);
  return {
    where: window.trace.look("key"),
    over: Boolean(document.querySelector("OVER")),
    tally: shown(".tally").length > 0,
    prompt: shown(".prompt").length > 0,
    inside: on(".tally, .prompt", "button, a"),
    thing: on(".board", "button.legal, button.cell, button.picked"),
    mid: on(".dock .mid", "button:enabled, input, select"),
    main: Boolean(main), on_main: Boolean(main) && at === main,
    things: shown(".board button.legal, .board button.cell:enabled").length,
    ring: !style || style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
  };
}""".replace("OVER", OVER)


ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")


class Keys:
    """Somebody who knows no rules and has no pointer."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.pressed = 0
        self.aside = 0
        """Keys that were not meant for a move."""
        self.moves: list[int] = []
        """Keys for each move."""
        self.to_play: list[int] = []
        """Keys from something picked to the move being made."""
        self.ringless: Counter[str] = Counter()

    def press(self, key: str) -> dict[str, Any]:
        """A key, and a look."""
        self.page.keyboard.press(key)
        self.pressed += 1
        seen = self.look()
        if not seen["ring"]:
            self.ringless[seen["where"]] += 1
        return seen

    def look(self) -> dict[str, Any]:
        """Where the keyboard is, and what could be done."""
        found: dict[str, Any] = self.page.evaluate(SEEN)
        return found

    def sent(self) -> int:
        """Moves made so far."""
        return sum(each["type"] == "play" for each in self.person.sent)

    def play(self, most: int, seconds: float) -> None:
        """Until the match is over, or for as many keys or seconds."""
        end = time.monotonic() + seconds
        before, start = self.sent(), 0
        seen = self.press("Tab")
        while not seen["over"] and self.pressed < most and time.monotonic() < end:
            if self.sent() > before:
                before = self.sent()
                self.moves.append(self.pressed - self.aside - start)
                start = self.pressed - self.aside
            seen = self.step(seen)

    def step(self, seen: dict[str, Any]) -> dict[str, Any]:
        """What one would press next."""
        chance = self.chance.random()
        if seen["tally"] or seen["prompt"]:
            if seen["inside"]:
                return self.press("Enter")
            return self.press("Escape" if seen["tally"] and chance < 0.3 else "Tab")
        if chance > 0.94:
            before = self.pressed
            seen = self.wander()
            self.aside += self.pressed - before
            return seen
        if seen["on_main"]:
            return self.press("Enter")
        if not seen["things"] and not seen["main"]:
            self.page.wait_for_timeout(30)
            return self.look()
        if seen["main"] and (chance < 0.75 or not seen["things"]):
            return self.make_it(seen)
        if seen["mid"] and chance < 0.4:
            return self.press("Enter")
        if not seen["thing"]:
            return self.press("+" if chance > 0.97 else "Tab" if chance > 0.1 else "Shift+Tab")
        for _ in range(self.chance.randrange(4)):
            self.press(self.chance.choice(ARROWS))
        return self.press("Enter" if self.chance.random() < 0.7 else "Space")

    def wander(self) -> dict[str, Any]:
        """Look at something else: rules, log, menu, a hint, undo, whatever comes next."""
        way = self.chance.choice(("?", "-", "+", "Control+z", "any", "any"))
        if way != "any":
            self.press(way)
            self.page.wait_for_timeout(self.chance.choice((20, 300)))
            return self.press("Escape")
        for _ in range(self.chance.randrange(1, 7)):
            self.press(self.chance.choice(("Tab", "Tab", "Shift+Tab")))
        if self.page.evaluate("document.activeElement.matches('button:not([popover] *)')"):
            self.press("Enter")
            self.page.wait_for_timeout(self.chance.choice((20, 300)))
            return self.press("Escape")
        return self.look()

    def make_it(self, seen: dict[str, Any]) -> dict[str, Any]:
        """From what is picked to the main button."""
        if self.chance.random() < 0.5:
            return self.press("Control+Enter")
        for keys in range(1, 9):
            seen = self.press("Tab")
            if seen["on_main"]:
                self.to_play.append(keys + 1)
                return self.press("Enter")
            if not seen["main"]:
                break
        return seen


ON = """() => {
  const at = document.activeElement;
  const ready = Boolean(document.querySelector(".dock .go .btn.primary:enabled"));
  return {
    main: at.matches(".dock .go .btn.primary:enabled"),
    way: at.matches(".dock .mid [role=radio]") || at.matches(".dock .mid button") && !ready,
    thing: at.matches(".board button.legal, .board button.cell:enabled") && !ready,
    more: at.matches(".board button.legal") && ready,
  };
}"""
THINGS = ".board button.legal, .board button.cell:enabled"
PLAYABLE = f"{THINGS}, .dock .go .btn.primary:enabled, .prompt, .tally, {OVER}"
LAST = 3
"""A key by which every move should be made."""
TOO_FAR = 12


class Straight:
    """Somebody who knows which thing to touch first, and presses on from there."""

    def __init__(self, person: Person, seed: int = 0, astray: float = 0.3) -> None:
        self.person = person
        self.page = person.page
        self.chance = random.Random(seed)
        self.astray = astray
        """How often an arrow goes on to the next of several."""
        self.keys: list[int] = []
        """Keys from the first thing picked to each move made."""
        self.ways: list[str] = []
        """Which they were."""

    def sent(self) -> int:
        """Moves made so far."""
        return sum(each["type"] == "play" for each in self.person.sent)

    def play(self, moves: int) -> list[int]:
        """Make the given number of moves, or fewer if the match ends."""
        for _ in range(20 * moves):
            if len(self.keys) >= moves:
                break
            self.page.wait_for_function(
                "(list) => [...document.querySelectorAll(list)].some((e) => e.offsetParent)",
                arg=PLAYABLE,
            )
            if self.page.locator(OVER).count():
                break
            if not self.aside():
                self.move()
        return self.keys

    def aside(self) -> bool:
        """Whether there was something else to see to: questions, counting up, nothing to pick."""
        answer = self.page.locator(".prompt button, .tally button")
        main = self.page.locator(".dock .go .btn.primary:enabled")
        if answer.count() and answer.last.is_visible():
            self.page.wait_for_timeout(600)  # a question does not hear what comes at once
            answer.last.press("Enter")
        elif self.page.locator(THINGS).count():
            return False
        elif main.count():
            main.first.press("Enter")
        self.page.wait_for_timeout(50)
        return True

    def move(self) -> None:
        """One move, from any of the things that light up."""
        before = self.sent()
        things = self.page.locator(THINGS).all()
        self.page.keyboard.press("Shift")  # by keys from here
        self.chance.choice(things).focus()
        key = ""
        pressed: list[str] = []
        for keys in range(1, TOO_FAR + 1):
            on = self.page.evaluate(ON)
            first = keys == 1
            on["thing"] |= on["more"] and key == "Enter"  # the page itself has gone on to it
            choice = not first and (on["way"] or on["thing"])
            turns_aside = choice and self.chance.random() < self.astray
            reached = first or on["main"] or on["way"] or on["thing"]
            key = "ArrowRight" if turns_aside else "Enter" if reached else "Tab"
            if keys == LAST and on["thing"] and key == "Enter":
                key = "Control+Enter"  # the third thing of a move: pick it and play
            self.page.keyboard.press(key)
            pressed.append(key)
            self.page.wait_for_timeout(30)
            if self.sent() > before:
                break
        self.keys.append(len(pressed))
        self.ways.append(" ".join(pressed))
        if self.sent() > before:
            return
        self.page.keyboard.press("Escape")


def straight_on(browser: Any, url: str, game: str, moves: int) -> None:
    """Print the keys from hand to Play."""
    person = Person(browser, url, worker=False, reduced_motion="reduce")
    page = person.sit_at(person.against_bots(game))
    page.wait_for_selector(".app .dock")
    hands = Straight(person)
    keys = hands.play(moves)
    middle = statistics.median(keys) if keys else None
    print(f"{game}: from hand to Play {middle}, {len(keys)} moves: {sorted(keys)}", flush=True)
    for way, times in Counter(hands.ways).most_common():
        if way.count(" ") >= 3:
            print(f"  {times} x {way}", flush=True)
    person.context.close()


def measure(browser: Any, url: str, game: str, matches: int, most: int, motion: bool) -> None:
    """One line a game, and what took the keyboard away."""
    looks = nowhere = past = 0
    keys: list[int] = []
    to_play: list[int] = []
    causes: Counter[str] = Counter()
    ringless: Counter[str] = Counter()
    for seed in range(matches):
        person = Person(
            browser, url, worker=False, reduced_motion="no-preference" if motion else "reduce"
        )
        code = person.against_bots(game)
        page = person.sit_at(code)
        page.wait_for_selector(".app .dock")
        page.evaluate(TRACE)
        hands = Keys(person, seed)
        hands.play(most, 120)
        trace = page.evaluate("window.trace")
        looks, nowhere = looks + trace["looks"], nowhere + trace["nowhere"]
        past += trace["past"]
        keys += hands.moves
        to_play += hands.to_play
        ringless += hands.ringless
        for each in trace["moments"]:
            causes[
                f"{each['how']} ({each['when']}): {each['last']} “{each['words'][:30]}”"
                f" gone: {each.get('gone', '')} by {each.get('stack', '')[:160]}"
            ] += 1
        print(
            f"  {game} {seed}: {hands.pressed} keys, {hands.sent()} moves,"
            f" over {hands.look()['over']}, troubles {person.troubles}",
            flush=True,
        )
        person.context.close()
    middle = statistics.median(keys) if keys else None
    reach = statistics.median(to_play) if to_play else None
    print(
        f"{game}: {looks} looks, {nowhere} nowhere in {sum(causes.values())} moments,"
        f" {past} behind the last stop of the page;"
        f" keys a move {middle};"
        f" by tab from picked to played {reach}, at most {max(to_play, default=None)}"
    )
    for cause, times in causes.most_common():
        print(f"  {times} x {cause}")
    for where, times in ringless.most_common(8):
        print(f"  no ring {times} x {where}")
    sys.stdout.flush()


def main() -> None:
    """See the top of the file."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--matches", type=int, default=1)
    asked.add_argument("--keys", type=int, default=400)
    asked.add_argument("--moves", type=int, default=12)
    asked.add_argument("--motion", action="store_true")
    given = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server = ServerProcess(
            sys.executable, Path(folder) / "log", {"data": folder, "open": False}
        )
        try:
            for game in given.games:
                if given.matches:
                    measure(browser, server.url, game, given.matches, given.keys, given.motion)
                straight_on(browser, server.url, game, given.moves)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
