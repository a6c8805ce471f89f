import type { Problem } from './problem.ts';

// A letter of any script; its accent may be a sign of its own, as keyboards of some systems send it.
const letter = '\\p{L}\\p{M}*';
const name = new RegExp(`^(?:${letter})+(?:[ -](?:${letter})+)*$`, 'u');

/** What is wrong with a first or last name: groups of letters, between them a single space or hyphen. */
export function nameProblem(text: string): Problem<'Required' | 'NameNotValid'> | null {
  if (text.trim() === '') return { key: 'Required' };
  return name.test(text) ? null : { key: 'NameNotValid' };
}

/** A name as someone meant it: no white space around it, and single spaces within. */
export function tidyName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
