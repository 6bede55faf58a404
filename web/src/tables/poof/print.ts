import type { Paper } from "../contract";

export default { rows: 7, columns: 6 } satisfies Paper;
