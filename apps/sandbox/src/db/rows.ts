/** The rows of a raw query: both drivers answer with an object that carries them. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
