import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { figures, reading } from '../../primitives/mask/mask-options.ts';
import { slotsOf } from '../../primitives/mask/pattern-mask.ts';
import { isInternational, type PhonePlan, phoneDigits, readNational } from './phone-plans.ts';

/** A number that says itself which country it belongs to goes through as it is, for the field to find its plan. */
const INTERNATIONAL = /^[+\d\s().-]*$/;

/** A plus that is typed leads nowhere: the country is chosen beside the number. */
const refusePlus: MaskitoPreprocessor = ({ elementState, data }, action) => ({
  elementState,
  data: action === 'insert' && data === '+' ? '' : data,
});

/** The mask of a country's numbers. */
export function phoneMask(plan: PhonePlan): MaskitoOptions {
  const national = slotsOf(plan.mask);
  const read = (text: string) => {
    if (isInternational(text)) return text;
    // Filled in with the code but without a plus.
    const digits = phoneDigits(text);
    return readNational(text, plan).length < digits.length ? readNational(text, plan) : text;
  };
  return figures({
    mask: ({ value }) => (isInternational(value) ? INTERNATIONAL : national),
    preprocessors: [reading(read), refusePlus],
  });
}
