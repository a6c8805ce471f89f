import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From this zxcvbn score, a guess takes more than a million attempts; leaked passwords and their usual variants score lower. */
const leastScore = 2;

let estimator: ZxcvbnFactory | undefined;

/** How many characters of a password are checked: leaked ones are hardly longer, and the time grows much faster than the length. */
const longest = 40;

/** Names of one or two letters are in many passwords by chance. */
const shortestName = 3;

function isWeak(text: string): boolean {
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return estimator.check(text.slice(0, longest)).score < leastScore;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A password without the names in it: an attacker who knows them has only the rest to guess. */
function withoutNames(password: string, names: readonly string[]): string {
  return names
    .map(plain)
    .filter(({ length }) => length >= shortestName)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ''), plain(password));
}

/**
 * Whether a password is on the lists of leaked passwords, or is one of those with a capital, digit or character added, as it stands or without the names
 * that others know, such as its owner's.
 */
export function isBreached(password: string, names: readonly string[] = []): boolean {
  const seen = password.slice(0, longest);
  const rest = withoutNames(seen, names);
  return isWeak(seen) || (rest !== plain(seen) && isWeak(rest));
}
