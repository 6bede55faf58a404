// Small sounds made on the spot: quiet, after the first touch, off with one tap; each has a visible twin.

import { settings } from "./settings.svelte";

/** Frequency, start and length in seconds, wave, loudness. */
type Note = [hertz: number, at: number, long: number, wave: OscillatorType, loud: number];

const SOUNDS: Record<string, Note[]> = {
  card: [[320, 0, 0.05, "triangle", 0.5]],
  turn: [
    [520, 0, 0.09, "sine", 0.6],
    [780, 0.1, 0.13, "sine", 0.6],
  ],
  poof: [
    [180, 0, 0.28, "sawtooth", 0.16],
    [90, 0.04, 0.3, "triangle", 0.5],
  ],
  cross: [
    [1400, 0, 0.03, "square", 0.1],
    [1700, 0.04, 0.03, "square", 0.1],
  ],
  lock: [
    [900, 0, 0.025, "square", 0.25],
    [500, 0.03, 0.03, "square", 0.25],
  ],
  freeze: [
    [1900, 0, 0.12, "sine", 0.25],
    [2500, 0.06, 0.2, "sine", 0.18],
  ],
  enforcer: [[110, 0, 0.16, "triangle", 0.8]],
  gone: [
    [400, 0, 0.1, "triangle", 0.5],
    [200, 0.1, 0.18, "triangle", 0.5],
  ],
  challenge: [
    [440, 0, 0.1, "sine", 0.5],
    [660, 0.14, 0.16, "sine", 0.5],
  ],
  clock: [[1000, 0, 0.02, "square", 0.15]],
  win: [
    [523, 0, 0.12, "sine", 0.6],
    [659, 0.13, 0.12, "sine", 0.6],
    [784, 0.26, 0.12, "sine", 0.6],
    [1047, 0.39, 0.3, "sine", 0.6],
  ],
  error: [[150, 0, 0.14, "triangle", 0.6]],
  dice: [
    [260, 0, 0.03, "square", 0.2],
    [220, 0.07, 0.03, "square", 0.2],
    [300, 0.13, 0.03, "square", 0.2],
  ],
};

/** Milliseconds without a sound after which nothing is rendered: silence would go on to cost power. */
export const REST = 2000;
let context: AudioContext | null = null;
let resting: ReturnType<typeof setTimeout> | undefined;

/** Make a sound, if the player wants any. */
export function sound(name: string, mine = false): void {
  const notes = SOUNDS[name];
  const { sound: on, volume, onlyMyTurn } = settings.data;
  if (!notes || !on || (onlyMyTurn && !mine && name !== "turn")) return;
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  void audio.resume();
  for (const note of notes) ring(audio, note, volume);
  clearTimeout(resting);
  resting = setTimeout(() => void audio.suspend(), REST);
}

function ring(audio: AudioContext, [hertz, at, long, wave, loud]: Note, volume: number): void {
  const start = audio.currentTime + at;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hertz, start);
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud * volume * 0.4, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long + 0.06);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.1);
}
