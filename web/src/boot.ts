// The first thing that runs: asks for the app, the words and the page at once, not one after another.

import { askEarly } from "./lib/early";
import { PACKS, wantedLanguage } from "./lib/language";
import { routeOf } from "./routes";
import "./tokens.css";
import "./ui.css";
import "./landscape.css";
import "./tables/colours";

if (askEarly(location)) void import("./lib/ahead");
void PACKS[wantedLanguage()]();
void routeOf(location.pathname)?.load();
void import("./main");
