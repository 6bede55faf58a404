// The colours of every game, in the first stylesheet: cards and rows show them before anybody sits down.

import.meta.glob("./*/colours.css", { eager: true });
