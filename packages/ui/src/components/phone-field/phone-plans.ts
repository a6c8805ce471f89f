import { maskitoTransform } from '@maskito/core';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';
import { slotsOf } from '../../primitives/mask/pattern-mask.ts';

/** How numbers of a country code are written. */
export interface PhonePlan {
  /** Without the plus sign: `1`, `52`. */
  callingCode: string;
  /** ISO 3166 codes of the regions that share it, the most common first. */
  regions: readonly string[];
  /** `(###) ###-####`, with one `#` for each digit of a complete national number. */
  mask: string;
  /** What was once dialled before a national number, and is left out before a whole one. No number begins with 0 or 1 where it is given. */
  prefixes?: readonly string[] | undefined;
}

/** The United States and Canada, and Mexico. */
export const usualPlans = [
  { callingCode: '1', regions: ['US', 'CA'], mask: '(###) ###-####', prefixes: ['1'] },
  { callingCode: '52', regions: ['MX'], mask: '## #### ####', prefixes: ['044', '045', '01', '1'] },
] as const satisfies readonly PhonePlan[];

/** Number of digits of a complete national number. */
export const nationalLength = (plan: PhonePlan) => plan.mask.replace(/[^#]/g, '').length;

/** Returns the digits of a text without spaces, parentheses, hyphens and everything else. */
export const phoneDigits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** Formats a national number, also an incomplete one. */
export const writeNational = (plan: PhonePlan, digits: string) =>
  maskitoTransform(digits, { mask: slotsOf(plan.mask) });

/** Whether a text contains its country code, after a plus sign or the prefix of calls abroad. */
export const isInternational = (text: string) => /^\s*(\+|00|011)/.test(asciiDigits(text));

/** Why a text is no number that the field takes: of a country that is not offered, or more than a number. */
export type PhoneRefusal = 'notOffered' | 'notWhole';

/** A number of a plan, possibly incomplete. */
export interface ReadPhone {
  readonly plan: PhonePlan;
  readonly national: string;
}

const withExtension = /\d\s*(?:,|;|#|x|ext\.?|poste|int\.?)\s*=?\s*\d+\s*$/i;

/** Removes what was once dialled before a whole national number. */
function withoutPrefix(digits: string, plan: PhonePlan): string {
  const surplus = digits.length - nationalLength(plan);
  if (surplus <= 0) return digits;
  return (plan.prefixes ?? []).includes(digits.slice(0, surplus)) ? digits.slice(surplus) : digits;
}

/** Returns the plan and national digits of a number with its country code; undefined if no plan has that. */
export function readInternational(text: string, plans: readonly PhonePlan[]): ReadPhone | undefined {
  // A zero in parentheses is not dialled from abroad.
  const digits = phoneDigits(text.replace(/\(0\)/, '')).replace(/^(?:00|011)/, '');
  const plan = plans
    .filter(({ callingCode }) => digits.startsWith(callingCode))
    .toSorted((one, other) => other.callingCode.length - one.callingCode.length)[0];
  return plan && { plan, national: withoutPrefix(digits.slice(plan.callingCode.length), plan) };
}

/** Returns the national digits of typed or filled-in text, without the country code or an old prefix before a whole number. */
export function readNational(text: string, plan: PhonePlan): string {
  const digits = phoneDigits(text);
  const isWithCode =
    digits.startsWith(plan.callingCode) && digits.length === plan.callingCode.length + nationalLength(plan);
  return isWithCode ? digits.slice(plan.callingCode.length) : withoutPrefix(digits, plan);
}

/** Reads a text as one number, or says why it is none. Digits are never left out to make it fit: it would be another person's number. */
export function readPhone(
  text: string,
  plan: PhonePlan,
  plans: readonly PhonePlan[],
): ReadPhone | PhoneRefusal {
  if (withExtension.test(asciiDigits(text))) return 'notWhole';
  const read = isInternational(text)
    ? readInternational(text, plans)
    : { plan, national: readNational(text, plan) };
  if (!read) return 'notOffered';
  return read.national.length > nationalLength(read.plan) ? 'notWhole' : read;
}

/** Whether national digits are a whole number. No number of the usual countries begins with 0 or 1. */
export const isWholeNumber = (plan: PhonePlan, national: string) =>
  national.length === nationalLength(plan) && !(plan.prefixes && /^[01]/.test(national));

/** Formats a number as `+15551234567`; empty while there is no digit. */
export const writeE164 = (plan: PhonePlan, national: string) =>
  national === '' ? '' : `+${plan.callingCode}${national}`;
