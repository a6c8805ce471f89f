/** Something that can be found by its name. */
export interface Named {
  readonly label: string;
  /** Other words for it, that people may know it by. */
  readonly otherNames?: string | undefined;
}

/** Words in lower case and without accents, as people type them. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Fewer letters than these are too few for one of them to be wrong. */
const lettersForTypo = 4;

/** Whether a word begins with what was typed, but for one letter that is wrong, missing, too many, or changed places with the next. */
function beginsNearly(word: string, typed: string): boolean {
  if (typed.length < lettersForTypo || /\d/.test(typed)) return false;
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  // The first letter is seldom wrong.
  if (at < 1) return false;
  const rest = typed.slice(at + 1);
  return (
    word.slice(at + 1).startsWith(rest) ||
    word.slice(at).startsWith(rest) ||
    word.slice(at + 1).startsWith(typed.slice(at)) ||
    word.slice(at).startsWith(`${typed[at + 1]}${typed[at]}${typed.slice(at + 2)}`)
  );
}

type Begins = (word: string, typed: string) => boolean;

const begins: Begins = (word, typed) => word.startsWith(typed);

/**
 * Returns what a search finds: each typed word begins a word of its name, or of another name. What begins with the search comes first, then
 * what has it in its name; otherwise they keep their order. Only if nothing has it, one letter of each word may be wrong. Everything for an
 * empty search.
 */
export function matchesOf<One extends Named>(all: readonly One[], search: string): readonly One[] {
  const typed = wordsOf(search);
  const [first = ''] = typed;
  const has = (words: readonly string[], is: Begins) =>
    typed.every((part) => words.some((word) => is(word, part)));
  const found = (is: Begins) =>
    all.filter(({ label, otherNames = '' }) => has([...wordsOf(label), ...wordsOf(otherNames)], is));
  const rank = ({ label }: One) => {
    const words = wordsOf(label);
    if (words[0]?.startsWith(first)) return 0;
    return has(words, begins) ? 1 : 2;
  };
  const exact = found(begins);
  return (exact.length > 0 ? exact : found(beginsNearly)).toSorted((a, b) => rank(a) - rank(b));
}
