// A match as this device takes part in it: finds it, keeps its session and table, tells what happens.

import { loadGame } from "../tables";
import type { GameModule } from "../tables/contract";
import type { GameInfo, Reaction } from "../types/protocol";
import { api, gameInfo, gameInfos, Refused } from "./api";
import { Company } from "./company";
import { me } from "./me.svelte";
import { Session } from "./session.svelte";
import { sound } from "./sound";
import { Table } from "./table.svelte";
import { words } from "./text.svelte";
import type { GameUpdate } from "./updates";

/** Steps from before we came that the log shows. */
const HISTORY = 120;
const MOST_REACTIONS = 6;

export interface Floating {
  seat: number;
  reaction: Reaction;
  key: number;
}

export class Live {
  session = $state.raw<Session | null>(null);
  table = $state.raw<Table | null>(null);
  info = $state.raw<GameInfo | null>(null);
  failure = $state.raw<{ code: string; message: string } | null>(null);
  reactions = $state.raw<Floating[]>([]);
  secret = $state<string | null>(null);
  /** Whether this match was made here, for a host without a seat. */
  hosting = $state(false);
  #id = "";
  #dialled: Session | null = null;
  /** What came before there was a table to show it. */
  #early: [steps: readonly GameUpdate[], missed: boolean | undefined][] = [];
  #company: Company | null = null;
  #stop: (() => void) | null = null;
  /** Whose past the log holds (-1: everybody's, -2: nobody's yet), and how often all was put back. */
  #filled = -2;
  #resets = 0;

  constructor(readonly code: string) {}

  get match() {
    return this.session?.match ?? null;
  }

  async open(): Promise<void> {
    try {
      void gameInfos().catch(() => undefined); // wanted below, and not worth a round trip of its own
      const brought = /seat=(s\.[\w-]+)/.exec(location.hash)?.[1];
      if (brought) history.replaceState(null, "", location.pathname + location.search);
      const { found, secret } = brought ? { found: await me.bring(this.code, brought), secret: brought } : await me.find(this.code);
      if (!found) throw new Refused(403, "not_your_seat", "");
      this.secret = secret;
      this.#id = found.match.id;
      this.hosting = found.host;
      const key = found.match.game;
      const session = this.#sessionFor(found.mine[0] ?? null);
      this.#dialled = session;
      session.open(); // the line is made while the table is still on its way
      const [module, info] = await Promise.all([loadGame(key), gameInfo(key), words.load(key)]);
      if (this.#dialled !== session) return; // left meanwhile
      this.info = info;
      const table = new Table(key, module, session);
      table.seated(info, found.match.seats.length);
      table.onstep = (events, update) => ring(module, session, events, update);
      this.#stop = table.start();
      this.table = table;
      this.session = session;
      for (const [steps, missed] of this.#early.splice(0)) table.push(steps, missed);
    } catch (error) {
      this.#dialled?.close();
      this.failure = error instanceof Refused ? { code: error.code, message: error.message } : { code: "unknown", message: "" };
    }
  }

  close(): void {
    this.#dialled?.close();
    this.#dialled = null;
    this.#early = [];
    this.#company?.close();
    this.#stop?.();
  }

  /** From the beginning; `forget` the private link that brought us. */
  again(forget = false): void {
    if (forget && this.#id) me.dropLink(this.#id);
    this.close();
    this.session = this.table = this.failure = null;
    void this.open();
  }

  async sit(name: string, seat: number): Promise<void> {
    const made = await me.sit(this.match!.id, seat, name);
    this.secret = me.secret;
    this.session?.become({ secret: this.secret, seat: made.mine.includes(seat) ? seat : (made.mine[0] ?? null) });
  }

  gotUp(): void {
    if (this.secret === me.secret) return; // the server hangs up and has us back without the seat
    this.again(true);
  }

  /** Ask for what happened before we came, once for each pair of eyes; for the log. */
  fillLog(): void {
    const { session, table } = this;
    const latest = session?.latest;
    const seat = session?.viewer ?? null;
    if (!latest || !table || this.#filled === (seat ?? -1)) return;
    this.#filled = seat ?? -1;
    const last = latest.seq - 1;
    if (last < 0) return;
    const asked = this.#resets;
    void api.replay(latest.match, seat, Math.max(0, last - HISTORY), last, this.secret).then(
      // other eyes look by now: what these saw is not theirs
      (answer) => asked === this.#resets && this.table?.history(answer.updates),
      () => undefined,
    );
  }

  #sessionFor(seat: number | null): Session {
    const session: Session = new Session(
      { match: this.#id, secret: this.secret, seat },
      {
        onsteps: (steps, missed) => (this.table ? this.table.push(steps, missed) : this.#early.push([steps, missed])),
        onreset: () => {
          this.#early = [];
          this.#filled = -2;
          this.#resets += 1;
          this.table?.reset();
        },
        onreact: (from, reaction) => {
          // the latest of each: a whole row of them would hide the table
          const others = this.reactions.filter(({ seat }) => seat !== from);
          this.reactions = [...others, { seat: from, reaction, key: Math.random() }].slice(-MOST_REACTIONS);
          if (reaction === "hurry" && from !== session.seat && this.table?.myTurn) sound("turn", true);
        },
        onpoint: (from, at) => this.table?.pointed(from, at),
        // the end says itself who gave up
        onseats: (before, after) => company.seats(before, session.latest?.over ? { ...after, state: "over" } : after),
        onpresence: (before, here) =>
          session.match &&
          company.presence(
            before.filter((each) => !session.mine.includes(each)),
            here,
            session.match,
          ),
        onrefused: () => sound("error"),
      },
    );
    const company = (this.#company = new Company((what, who) => this.#tell(session, what, who)));
    return session;
  }

  /** Somebody left or came back. */
  #tell(session: Session, what: string, seat: number): void {
    const { table } = this;
    if (!table) return;
    const mine = seat === session.seat;
    const line = { id: `log-${what}${mine ? "-you" : ""}`, args: { who: table.name(seat) }, seat };
    table.note(line);
    // one toast a person: that somebody is back makes it old news that they left
    if (!mine) session.notify("info", `company-${seat}`, table.t(line.id, line.args));
  }
}

/** The sounds of a step. */
function ring(module: GameModule, session: Session, events: readonly unknown[], update: GameUpdate): void {
  const me = session.seat ?? -1;
  for (const event of events) {
    const name = module.sound?.(event);
    if (name) sound(name, update.actors.includes(me));
  }
  if (update.over && update.result?.winners.includes(me)) sound("win", true);
}
