import { describe, expect, it } from "vitest";
import { apart } from "./figures";

describe("names beside lines", () => {
  it("leaves those alone that have room", () => {
    expect(apart([10, 60, 100], 27, 272)).toEqual([10, 60, 100]);
  });
  it("moves those apart that end close together", () => {
    expect(apart([100, 100, 110], 27, 272)).toEqual([100, 127, 154]);
  });
  it("moves up only those at the bottom", () => {
    expect(apart([24, 266, 266], 27, 272)).toEqual([24, 245, 272]);
    expect(apart([230, 266, 266], 27, 272)).toEqual([218, 245, 272]);
  });
});
