import type { Paper } from "../contract";

export default { rows: 12, columns: 4, counts: "turn" } satisfies Paper;
