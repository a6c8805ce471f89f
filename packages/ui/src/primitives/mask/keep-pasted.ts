import type { MaskitoPreprocessor } from '@maskito/core';

/**
 * Lets a field keep what is pasted or filled in at once with more characters than can be typed, for it to refuse: cut, it would mean something
 * else. What is typed past the end is left out, as in every masked field.
 */
export function keepPasted(isTooLong: (text: string) => boolean) {
  let keepsAll = true;
  const preprocessor: MaskitoPreprocessor = ({ elementState, data }, action) => {
    keepsAll = action !== 'insert' || data.length > 1 || isTooLong(elementState.value);
    return { elementState, data };
  };
  return { preprocessor, isKept: (text: string) => keepsAll && isTooLong(text) };
}
