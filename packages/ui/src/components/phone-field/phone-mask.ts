import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
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
  const isTooLong = (text: string) => readNational(text, plan).length > nationalLength(plan);
  let keepsAll = true;
  // What is pasted or filled in with more digits than a number stays as it is, for the field to refuse: cut, it would
  // be another number. What is typed past the end of a number is left out, as in every other masked field.
  const keepPasted: MaskitoPreprocessor = ({ elementState, data }, action) => {
    keepsAll = action !== 'insert' || data.length > 1 || isTooLong(elementState.value);
    return { elementState, data };
  };
  return figures({
    mask: ({ value }) =>
      isInternational(value) || (keepsAll && isTooLong(value)) ? INTERNATIONAL : national,
    preprocessors: [keepPasted, reading(read), refusePlus],
  });
}
