import type { MaskitoOptions } from '@maskito/core';
import { asciiDigits } from './ascii-digits.ts';
import { figures, letters, reading } from './mask-options.ts';

const slots: Readonly<Record<string, RegExp>> = { '#': /\d/, A: /\p{L}/u, '*': /[\p{L}\d]/u };

/** Converts `(###) ###-####` for Maskito: `#` is a digit, `A` a letter, `*` either; everything else is literal. */
export const slotsOf = (pattern: string) => [...pattern].map((place) => slots[place] ?? place);

/** Returns the mask of a pattern. */
export function patternMask(pattern: string): MaskitoOptions {
  const kind = /[A*]/.test(pattern) ? letters : figures;
  return kind({ mask: slotsOf(pattern), preprocessors: [reading(asciiDigits)] });
}
