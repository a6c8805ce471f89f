import { maskitoTransform } from '@maskito/core';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';
import { slotsOf } from '../../primitives/mask/pattern-mask.ts';

/** How the numbers behind one calling code are written. */
export interface PhonePlan {
  /** Without the plus: `1`, `52`. */
  callingCode: string;
  /** ISO 3166 codes of the regions that share it, the one that most readers mean first. */
  regions: readonly string[];
  /** `(###) ###-####`: as many `#` as a whole national number has digits. */
  mask: string;
}

/** The United States with Canada, and Mexico. */
export const usualPlans = [
  { callingCode: '1', regions: ['US', 'CA'], mask: '(###) ###-####' },
  { callingCode: '52', regions: ['MX'], mask: '## #### ####' },
] as const satisfies readonly PhonePlan[];

/** Digits of a whole national number. */
export const nationalLength = (plan: PhonePlan) => plan.mask.replace(/[^#]/g, '').length;

/** The digits of a text; spaces, parentheses, hyphens and all else are gone. */
export const phoneDigits = (text: string) => asciiDigits(text).replace(/\D/g, '');

/** A national number as people of the plan write it, as far as it goes. */
export const writeNational = (plan: PhonePlan, digits: string) =>
  maskitoTransform(digits, { mask: slotsOf(plan.mask) });

/** Whether a text says itself which country it belongs to. */
export const isInternational = (text: string) => /^\s*(\+|00)/.test(asciiDigits(text));

/** The plan and the national digits of an international number; undefined if its code is none of the plans'. */
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

/** National digits of what was typed or filled in; a calling code in front of a whole number is taken off. */
export function readNational(text: string, plan: PhonePlan): string {
  const digits = phoneDigits(text);
  const isWithCode =
    digits.startsWith(plan.callingCode) && digits.length === plan.callingCode.length + nationalLength(plan);
  return (isWithCode ? digits.slice(plan.callingCode.length) : digits).slice(0, nationalLength(plan));
}

/** `+15551234567`, or nothing while there is no digit. */
export const writeE164 = (plan: PhonePlan, national: string) =>
  national === '' ? '' : `+${plan.callingCode}${national}`;
