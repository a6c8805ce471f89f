import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From this zxcvbn score, a guess takes more than a million attempts; leaked passwords and their usual variants score lower. */
const leastScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** How many characters of a password are checked: leaked ones are hardly longer, and the time grows much faster than the length. */
const longest = 40;

/** Whether a password is on the lists of leaked passwords, or is one of those with a capital, digit or character added. */
export function isBreached(password: string): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password.slice(0, longest)).score < leastScore;
}
