import type { Problem } from '../problem.ts';

// A letter of any script; some keyboards send its accent as a separate character.
const letter = '\\p{L}\\p{M}*';
const name = new RegExp(`^(?:${letter})+(?:[ -](?:${letter})+)*$`, 'u');

/** Returns what is wrong with a first or last name: groups of letters, separated by a single space or hyphen. */
export function nameProblem(text: string): Problem<'Required' | 'NameNotValid'> | null {
  if (text.trim() === '') return { key: 'Required' };
  return name.test(text) ? null : { key: 'NameNotValid' };
}

/** Removes surrounding and repeated white space from a name. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
