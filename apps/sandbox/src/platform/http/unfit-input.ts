/** What no input needs more of, where a call sets no lower bound: characters of a text, and elements of a list. */
const inputLimits = { text: 20_000, list: 500 } as const;

const isUnfitText = (text: string, longest: number = inputLimits.text) =>
  text.length > longest || text.includes('\u0000') || !text.isWellFormed();

/**
 * Returns the path of the first thing in an input that nothing can be done with: a text that no database can store, because it has a NUL or half of a
 * surrogate pair; or a text or list without an end: `longest` is for calls that take longer texts. Null if there is none. Checks 20 levels, deeper than any call's input.
 */
export function unfitInput(value: unknown, longest?: number, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isUnfitText(value, longest) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null || path.length > 20) return null;
  if (Array.isArray(value) && value.length > inputLimits.list) return path.join('.');
  for (const [name, each] of Object.entries(value)) {
    const found = unfitInput(each, longest, [...path, name]);
    if (found !== null) return found;
  }
  return null;
}

/** `unfitInput` of a query: its values are texts, and a name that is repeated or numbered is a list. */
export function unfitQuery(query: URLSearchParams): string | null {
  const pairs = [...query];
  if (pairs.length > inputLimits.list) return pairs[0]?.[0] ?? '';
  return pairs.find(([name, value]) => isUnfitText(value) || isUnfitText(name))?.[0] ?? null;
}
