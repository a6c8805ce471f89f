/**
 * The folder of the data, from DATA_DIR: `usual` unless it is set, or `memory:` for data that is gone when the process ends. Throws for other
 * spellings of memory, which would be folders of that name, with a key beside each.
 */
export function dataDirFrom(given: string | undefined, usual: string): string {
  if (!given) return usual;
  if (given.startsWith('memory:') && given !== 'memory:')
    throw new Error(
      `DATA_DIR is "${given}". For data that is gone when the server stops, set it to memory: alone.`,
    );
  return given;
}
