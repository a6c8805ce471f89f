import { describe, expect, it } from 'vitest';
import { isMoneyReason, isSkipReason, isTransferRefusal, moneyReasonCodes, reasonOf } from './reasons.ts';
import * as en from './texts.en.ts';
import * as es from './texts.es.ts';
import * as fr from './texts.fr.ts';

const languages = { en, es, fr };

/** The amounts that a text names. */
const amountsIn = (text = '') => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

describe.each(Object.entries(languages))('the reasons in %s', (_, { says, adds, skipped }) => {
  const more: Readonly<Partial<Record<string, string>>> = adds;

  it.each(moneyReasonCodes)('%s is said in whole sentences, and names its amounts', (code) => {
    expect(says[code]).toMatch(/^\p{Lu}.*\.$/u);
    expect(amountsIn(says[code])).toEqual([]);
    expect(amountsIn(more[code])).toEqual([...(reasonOf(code).params ?? [])].toSorted());
  });

  it('tell of every regular transfer that is left out', () => {
    expect(Object.keys(skipped).toSorted()).toEqual(moneyReasonCodes.filter(isSkipReason).toSorted());
  });
});

describe('a code', () => {
  it('ends a move if the money service keeps it under the key', () => {
    expect(isTransferRefusal('FundsNotAvailable')).toBe(true);
    expect(isTransferRefusal('ProofRequired')).toBe(false);
    expect(isTransferRefusal('IdempotencyKeyReused')).toBe(false);
  });

  it.each(['NotFound', '', 'toString', '__proto__'])('%j is none of the table', (code) => {
    expect(isMoneyReason(code)).toBe(false);
    expect(reasonOf(code)).toBeNull();
    expect(isTransferRefusal(code)).toBe(false);
    expect(isSkipReason(code)).toBe(false);
  });
});
