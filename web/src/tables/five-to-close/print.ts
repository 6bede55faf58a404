import type { Paper } from "../contract";

export default { rows: 8, columns: 4 } satisfies Paper;
