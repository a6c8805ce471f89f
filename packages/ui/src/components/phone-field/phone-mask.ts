import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { keepPasted } from '../../primitives/mask/keep-pasted.ts';
import { figures, reading } from '../../primitives/mask/mask-options.ts';
import { slotsOf } from '../../primitives/mask/pattern-mask.ts';
import { isInternational, nationalLength, type PhonePlan, phoneDigits, readNational } from './phone-plans.ts';

/** Lets through numbers with a country code, so the field can find their plan. */
const INTERNATIONAL = /^[+\d\s().-]*$/;

/** A typed plus sign is ignored: the country is chosen next to the number. */
const refusePlus: MaskitoPreprocessor = ({ elementState, data }, action) => ({
  elementState,
  data: action === 'insert' && data === '+' ? '' : data,
});

/** Returns the mask of a country's numbers. */
export function phoneMask(plan: PhonePlan): MaskitoOptions {
  const national = slotsOf(plan.mask);
  const read = (text: string) => {
    if (isInternational(text)) return text;
    // Filled in with the country code but without a plus sign.
    const digits = phoneDigits(text);
    return readNational(text, plan).length < digits.length ? readNational(text, plan) : text;
  };
  const pasted = keepPasted((text) => readNational(text, plan).length > nationalLength(plan));
  return figures({
    mask: ({ value }) => (isInternational(value) || pasted.isKept(value) ? INTERNATIONAL : national),
    preprocessors: [pasted.preprocessor, reading(read), refusePlus],
  });
}
