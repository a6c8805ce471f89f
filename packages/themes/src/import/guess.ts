import type { Tokens } from '../contract/tokens.ts';
import { roleNames } from './role-names.ts';
import type { Source, SourceToken } from './source.ts';
import { fits, hasValue, type TargetPath, type TokenMap, targetPaths } from './token-map.ts';
import { valueNames } from './value-names.ts';
import { wordsOf } from './words.ts';

/** Why a token was guessed: it is called the same, it is called much the same, or it has the value that the token has already. */
export type Reason = 'same name' | 'name' | 'value';

/** A guess at which token of another tool one of ours is. */
export interface Guess {
  readonly target: TargetPath;
  readonly from: string;
  readonly reason: Reason;
}

/** Of the words of a name, at least this share has to speak of the token. */
const leastShare = 0.5;
/** What an alias loses against the one before it. */
const laterAlias = 0.02;

function namesOf(target: TargetPath): readonly string[] {
  const [group = '', key = ''] = target.split('.');
  const table: object = group === 'colour' ? roleNames : (Reflect.get(valueNames, group) ?? {});
  return Reflect.get(table, key) ?? [];
}

/** Words that make a token another one: a fill under the pointer is not the fill. A step of a scale, such as 300, does so too. */
const telling = new Set(
  'hover pressed focus disabled selected danger warning success info inverse on text border secondary tertiary muted subtle strong black white'.split(
    ' ',
  ),
);

/** How likely a name speaks of a token, from 0 to 1. */
function likeness(words: ReadonlySet<string>, aliases: readonly string[]): number {
  const scores = aliases.map((alias, index) => {
    const needed = alias.split(' ');
    if (!needed.every((word) => words.has(word))) return 0;
    const others = [...words].filter((word) => !needed.includes(word));
    const tellsOther = others.some((word) => telling.has(word) || /^\d+$/.test(word));
    return (needed.length / words.size) * (tellsOther ? 0.5 : 1) - index * laterAlias;
  });
  return Math.max(0, ...scores);
}

/** A number says nothing of what it is for: 16 px may be a corner or a letter. */
const tellsByValue = (target: TargetPath) =>
  target.startsWith('colour.') || target.endsWith('Family') || target === 'motion.easing';

/** Our own name for a token: `light/action` and `colour/action` without their scheme, `radius/button`. */
const ownNames = (target: TargetPath) => {
  const [group = '', key = ''] = target.split('.');
  return group === 'colour' ? [key, `colour/${key}`, `color/${key}`] : [`${group}/${key}`];
};

interface Scored extends Guess {
  readonly score: number;
}

/**
 * Guesses which tokens of a source ours are: by name, then by the value in `tokens`. A token of theirs is guessed for the one of ours that it is
 * most like, unless it is as like another. What is not in the result was not found.
 */
export function guessMap(source: Source, tokens: Tokens): readonly Guess[] {
  const words = new Map<SourceToken, ReadonlySet<string>>(
    source.tokens.map((token) => [token, wordsOf(token.name.split('/'))]),
  );
  const scored = targetPaths.flatMap((target): Scored[] => {
    const aliases = namesOf(target);
    const own = ownNames(target);
    return source.tokens.flatMap((token): Scored[] => {
      const isOwn = own.includes(token.name);
      const score = isOwn ? 2 : likeness(words.get(token) ?? new Set(), aliases);
      if (score < leastShare || !fits(target, token)) return [];
      return [{ target, from: token.name, reason: isOwn ? 'same name' : 'name', score }];
    });
  });
  const best = new Map<TargetPath, Scored>();
  for (const guess of scored) {
    if (guess.score > (best.get(guess.target)?.score ?? 0)) best.set(guess.target, guess);
  }
  for (const target of targetPaths) {
    if (best.has(target) || !tellsByValue(target)) continue;
    const same = source.tokens.find((token) => hasValue(target, token, tokens));
    if (same) best.set(target, { target, from: same.name, reason: 'value', score: 0 });
  }
  return targetPaths.flatMap((target) => {
    const guess = best.get(target);
    return guess ? [{ target: guess.target, from: guess.from, reason: guess.reason }] : [];
  });
}

/** The map that guesses make. */
export const mapOf = (guesses: readonly Guess[]): TokenMap =>
  Object.fromEntries(guesses.map(({ target, from }) => [target, from]));
