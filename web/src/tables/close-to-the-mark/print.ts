import type { Paper } from "../contract";
import PrintSheet from "./PrintSheet.svelte";

export default { sheet: PrintSheet } satisfies Paper;
