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
}

/** The United States and Canada, and Mexico. */
export const usualPlans = [
  { callingCode: '1', regions: ['US', 'CA'], mask: '(###) ###-####' },
  { callingCode: '52', regions: ['MX'], mask: '## #### ####' },
] as const satisfies readonly PhonePlan[];

/** Number of digits of a complete national number. */
export const nationalLength = (plan: PhonePlan) => plan.mask.replace(/[^#]/g, '').length;

/** Returns the digits of a text without spaces, parentheses, hyphens and everything else. */
export const phoneDigits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** Formats a national number, also an incomplete one. */
export const writeNational = (plan: PhonePlan, digits: string) =>
  maskitoTransform(digits, { mask: slotsOf(plan.mask) });

/** Whether a text contains its country code. */
export const isInternational = (text: string) => /^\s*(\+|00)/.test(asciiDigits(text));

/** Returns the plan and national digits of an international number; undefined if no plan has its code. */
export function readInternational(
  text: string,
  plans: readonly PhonePlan[],
): { plan: PhonePlan; national: string } | undefined {
  const digits = phoneDigits(text).replace(/^00/, '');
  const plan = plans
    .filter(({ callingCode }) => digits.startsWith(callingCode))
    .toSorted((one, other) => other.callingCode.length - one.callingCode.length)[0];
  return (
    plan && {
      plan,
      national: digits.slice(plan.callingCode.length, plan.callingCode.length + nationalLength(plan)),
    }
  );
}

/** Returns the national digits of typed or filled-in text; removes a country code before a complete number. */
export function readNational(text: string, plan: PhonePlan): string {
  const digits = phoneDigits(text);
  const isWithCode =
    digits.startsWith(plan.callingCode) && digits.length === plan.callingCode.length + nationalLength(plan);
  return (isWithCode ? digits.slice(plan.callingCode.length) : digits).slice(0, nationalLength(plan));
}

/** Formats a number as `+15551234567`; empty while there is no digit. */
export const writeE164 = (plan: PhonePlan, national: string) =>
  national === '' ? '' : `+${plan.callingCode}${national}`;
