// Whether the table is laid out for a phone: the one width at which all layouts change.

import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("max-width: 899px");
