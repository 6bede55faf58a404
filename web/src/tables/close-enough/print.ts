import type { Paper } from "../contract";

export default { rows: 12, columns: 5 } satisfies Paper;
