// What a person set on this device. Kept in the browser, nowhere else.

import { keep, recall } from "./kept";
import { SETTINGS, wantedLanguage, type Lang } from "./language";

export { keep, recall };

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

function defaults(): SettingsData {
  return {
    lang: wantedLanguage(),
    theme: "system",
    motion: "system",
    speed: "calm",
    sound: true,
    volume: 0.35,
    onlyMyTurn: false,
    shortcuts: true,
    confirm: true,
  };
}

class Settings {
  data = $state<SettingsData>({ ...defaults(), ...recall<Partial<SettingsData>>(SETTINGS, {}) });
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
    keep(SETTINGS, this.data);
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
