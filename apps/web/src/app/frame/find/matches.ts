/** Something that can be found by its name. */
export interface Named {
  readonly label: string;
}

/** Words in lower case and without accents, as people type them. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Returns what a search finds: each typed word begins a word of its name. What begins with the search comes first; otherwise they keep
 * their order. Everything for an empty search.
 */
export function matchesOf<One extends Named>(all: readonly One[], search: string): readonly One[] {
  const typed = wordsOf(search);
  const [first = ''] = typed;
  const found = all.filter(({ label }) => {
    const words = wordsOf(label);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
  const rank = ({ label }: One) => (wordsOf(label)[0]?.startsWith(first) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b));
}
