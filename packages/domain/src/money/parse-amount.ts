import type { Language } from '../product/index.ts';
import { type MinorUnits, minorUnits } from './amount.ts';
import { largestWireAmount } from './wire.ts';

/** Why typed text isn't an amount. */
export type AmountProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'negative' | 'too-large';

/** What typed text came to. */
export type ParsedAmount =
  | { readonly ok: true; readonly amount: MinorUnits }
  | { readonly ok: false; readonly reason: AmountProblem };

interface Separators {
  /** Every sign taken for the decimal separator. */
  readonly decimal: string;
  /** Characters between groups of three, beside spaces, which group in every language. */
  readonly group: string;
}

// A point can't be mistaken for grouping in Canadian French, and number pads have nothing else.
const separators = {
  en: { decimal: '.', group: ',' },
  es: { decimal: '.', group: ',' },
  cf: { decimal: ',.', group: '' },
} as const satisfies Record<Language, Separators>;

const currencySymbols = /^(?:US\$|CA\$|USD|CAD|\$)|(?:\$ ?(?:US|CA)|USD|CAD|\$)$/gi;
const leadingMinus = /^ ?[-\u2212\u2010-\u2013] ?/;

function isAmountOfDigits(whole: string, group: string): boolean {
  return new RegExp(`^(?:\\d*|\\d{1,3}(?:[ ${group}]\\d{3})+)$`).test(whole);
}

function refuse(reason: AmountProblem): ParsedAmount {
  return { ok: false, reason };
}

/**
 * Reads an amount that someone typed or pasted, in the separators of their language, with or without a currency sign.
 * Groups must be groups of three, so that "1,23" is refused in English rather than taken for 123.
 */
export function parseAmount(text: string, language: Language): ParsedAmount {
  const { decimal, group } = separators[language];
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain === '') return refuse('empty');

  // A minus may stand before the currency sign or after it.
  const afterMinus = plain.replace(leadingMinus, '');
  const bare = afterMinus.replace(currencySymbols, '').trim();
  if (bare === '') return refuse(afterMinus === plain ? 'empty' : 'not-a-number');
  const number = bare.replace(leadingMinus, '');
  const isNegative = afterMinus !== plain || number !== bare;

  const parts = number.split(new RegExp(`[${decimal}]`));
  const [whole = '', decimals = ''] = parts;
  const isReadable = parts.length <= 2 && isAmountOfDigits(whole, group) && /^\d*$/.test(decimals);
  if (!isReadable || whole + decimals === '') return refuse('not-a-number');
  if (isNegative) return refuse('negative');
  if (decimals.length > 2) return refuse('too-many-decimals');

  const count = Number(whole.replace(/\D/g, '') + decimals.padEnd(2, '0'));
  return count > largestWireAmount ? refuse('too-large') : { ok: true, amount: minorUnits(count) };
}
