import type { Problem } from './problem.ts';

/** Whether a text has the digits 0 to 9 only. */
export function isDigits(text: string): boolean {
  return /^[0-9]*$/.test(text);
}

/**
 * What is wrong with text that has to begin with a letter or a space and go on with letters, digits, hyphens or
 * spaces. The documents name accented Latin letters after the first; they are letters, so they may begin it too.
 */
export function firstCharacterProblem(text: string): Problem<'FirstCharacterNotValid'> | null {
  return /^(?:$|(?: |\p{Script=Latin}\p{M}*)(?:[0-9 -]|\p{Script=Latin}\p{M}*)*$)/u.test(text)
    ? null
    : { key: 'FirstCharacterNotValid' };
}
