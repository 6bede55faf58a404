import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { REST, sound } from "./sound";

const state = { running: true, tones: 0 };

class Audio {
  currentTime = 0;
  destination = {};
  resume = async () => void (state.running = true);
  suspend = async () => void (state.running = false);
  createOscillator = () => {
    state.tones += 1;
    return { frequency: { setValueAtTime: vi.fn() }, connect: <T>(to: T) => to, start: vi.fn(), stop: vi.fn() };
  };
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: <T>(to: T) => to,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", Audio);
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: true } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("renders nothing once the last sound is over, and wakes for the next", () => {
  sound("card");
  vi.advanceTimersByTime(REST - 1);
  sound("turn");
  vi.advanceTimersByTime(REST - 1);
  expect(state.running).toBe(true);
  vi.advanceTimersByTime(1);
  expect(state.running).toBe(false);
  sound("card");
  expect(state).toEqual({ running: true, tones: 4 });
});
