/**
 * Returns the path of the first text that no database can store: one with a NUL, or with half of a surrogate pair. Null if there is none.
 * Checks 20 levels, deeper than any call's input.
 */
export function unfitText(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string')
    return value.includes('\u0000') || !value.isWellFormed() ? path.join('.') : null;
  if (typeof value !== 'object' || value === null || path.length > 20) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = unfitText(each, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}
