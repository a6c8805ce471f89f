/** Rows of a raw query: both drivers return an object that contains them. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
