// What a person set on this device. Kept in the browser, nowhere else.

import { language, type Lang } from "./text.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
export type Speed = "calm" | "quick";

export interface SettingsData {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  volume: number;
  onlyMyTurn: boolean;
  shortcuts: boolean;
  confirm: boolean;
}

const KEY = "closecall.settings";

function defaults(): SettingsData {
  const wanted = typeof navigator === "undefined" ? "en" : navigator.language;
  return {
    lang: language(wanted),
    theme: "system",
    motion: "system",
    speed: "calm",
    sound: false,
    volume: 0.6,
    onlyMyTurn: false,
    shortcuts: true,
    confirm: true,
  };
}

/** Something kept in the browser; absent or broken: the fallback. */
export function recall<T>(key: string, fallback: T): T {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? fallback : (JSON.parse(kept) as T);
  } catch {
    return fallback;
  }
}

/** Keep something in the browser; quietly not, where that is switched off. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse: the setting then lasts as long as the page
  }
}

class Settings {
  data = $state<SettingsData>({ ...defaults(), ...recall<Partial<SettingsData>>(KEY, {}) });
  #calm = $state(false);

  constructor() {
    if (typeof matchMedia === "undefined") return;
    const query = matchMedia("(prefers-reduced-motion: reduce)");
    this.#calm = query.matches;
    query.addEventListener("change", () => (this.#calm = query.matches));
  }

  /** Whether things may move. */
  get moving(): boolean {
    return this.data.motion === "system" ? !this.#calm : this.data.motion === "full";
  }

  set<K extends keyof SettingsData>(name: K, value: SettingsData[K]): void {
    this.data[name] = value;
    keep(KEY, this.data);
    this.apply();
  }

  /** Show theme and motion on the page itself. */
  apply(): void {
    const root = document.documentElement;
    if (this.data.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.data.theme;
    root.dataset["motion"] = this.moving ? "full" : "none";
  }
}

export const settings = new Settings();
