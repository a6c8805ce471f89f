/**
 * The path of the first text that no database can hold: one with a NUL, or with half of a surrogate pair. Null when all is well. Looks 20
 * levels deep, and no call's input goes deeper.
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
