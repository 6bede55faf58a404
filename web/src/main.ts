import { mount } from "svelte";
import App from "./App.svelte";
import Home from "./pages/Home.svelte";
import { shell } from "./lib/shell.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/text.svelte";
import { bringHome } from "./routes";
import sprite from "./sprite.svg?raw";
import { emblems } from "./tables/looks";

/** The symbols all pages draw with, once in the document. */
function layOutSymbols(): void {
  const holder = new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement;
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.classList.add("symbols");
  for (const emblem of emblems) {
    holder.append(...new DOMParser().parseFromString(emblem, "image/svg+xml").documentElement.children);
  }
  document.body.prepend(document.importNode(holder, true));
}

// Handed over, not exported: a module without exports needs no file of its own beside the app's.
bringHome(Home);
layOutSymbols();
settings.apply();
shell.start();
await words.speak(settings.data.lang);
const target = document.getElementById("app")!;
target.replaceChildren(); // the sentence for browsers in which we do not come this far
mount(App, { target });
