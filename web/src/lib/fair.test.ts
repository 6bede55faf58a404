import { describe, expect, it } from "vitest";
import proof from "../../fixtures/record.json";
import type { MatchRecord } from "../types/record";
import { absentNonce, broken, canonical, check, commitmentOf, streamSeed } from "./fair";

const record = proof.record as unknown as MatchRecord;

describe("fairness", () => {
  it("writes JSON as Python does", () => {
    expect(canonical({ b: [1, "ü"], a: { d: null, c: true } })).toBe('{"a":{"c":true,"d":null},"b":[1,"ü"]}');
  });
  it("arrives at the commitment, the absent nonce and the stream that Python made", async () => {
    expect(await commitmentOf(record.seed!)).toBe(record.commitment);
    expect(await absentNonce(record.commitment, 1)).toBe(proof.absent);
    expect(record.nonces[1]).toBe(proof.absent);
    expect(await streamSeed(record)).toBe(proof.stream);
  });
  it("finds an honest record honest", async () => {
    const note = { commitment: record.commitment, nonces: { 0: record.nonces[0]! }, seats: [0] };
    expect((await check(record, note)).map((each) => each.ok)).toEqual([true, true, true, true]);
    expect((await check(record, null)).map((each) => each.ok)).toEqual([true, null, null, true]);
  });
  it("names what was altered", async () => {
    const moves = record.moves.map((move) => [...move] as [number, string]);
    moves[3] = [moves[3]![0], "poof"];
    const altered = await broken({ ...record, moves, seats: 4 });
    expect(altered.map(({ field }) => field)).toEqual(["seats", "moves[3]"]);
    expect(altered[0]).toMatchObject({ expected: record.seals.fields["seats"], value: "4" });
    expect(altered[0]!.came).not.toBe(altered[0]!.expected);
    const other = { ...record, seed: "00".repeat(32) };
    expect((await check(other, null))[0]!.ok).toBe(false);
    const cheated = { commitment: "ff".repeat(32), nonces: { 0: "cd".repeat(32) }, seats: [0] };
    expect((await check(record, cheated)).map((each) => each.ok)).toEqual([true, false, false, true]);
  });
});
