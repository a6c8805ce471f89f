import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From this score of zxcvbn on, a guess takes more than a million tries; below it is what lists of leaked passwords hold, and their usual endings. */
const leastScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** Characters of a password that are looked at: what has leaked is hardly longer, and the time it takes grows much faster than the length. */
const longest = 40;

/** Whether a password is on the lists of passwords that leaked elsewhere, or such a one with a capital, a number or a character added. */
export function isBreached(password: string): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(password.slice(0, longest)).score < leastScore;
}
