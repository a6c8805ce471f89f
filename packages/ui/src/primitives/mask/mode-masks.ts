import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core';
import { asciiDigits } from './ascii-digits.ts';
import { cardExpiryMask, cardNumberMask } from './card-masks.ts';
import { figures, letters, reading } from './mask-options.ts';

const lettersMask = letters({
  // Includes combining marks: a letter with a separate accent is still a letter.
  mask: /^[\p{L}\p{M} ]*$/u,
  preprocessors: [reading((text) => text.replace(/\s/g, ' '))],
});

const numericMask = figures({ mask: /^\d*$/, preprocessors: [reading(asciiDigits)] });

const telMask = figures({ mask: /^[\d+() .-]*$/, preprocessors: [reading(asciiDigits)] });

const readDecimal = (text: string) => asciiDigits(text).replace(/[−–]/g, '-').replace(/,/g, '.');

/** Removes the last digits of a number that is too small. */
const notBelow =
  (minValue: number): MaskitoPostprocessor =>
  ({ value, selection }) => {
    let kept = value;
    while (kept.startsWith('-') && Number(kept) < minValue) kept = kept.slice(0, -1);
    const end = kept.length;
    return { value: kept, selection: [Math.min(selection[0], end), Math.min(selection[1], end)] };
  };

/** Decimals with one separator, `.`, and a minus sign only if the number can be negative. */
const decimalMask = (minValue: number): MaskitoOptions =>
  figures({
    mask: minValue < 0 ? /^-?\d*\.?\d*$/ : /^\d*\.?\d*$/,
    preprocessors: [reading(readDecimal)],
    postprocessors: [notBelow(minValue)],
  });

/** What a masked field accepts. */
export type MaskMode = 'letters' | 'numeric' | 'decimal' | 'tel' | 'card-number' | 'card-expiry';

/** Returns the mask of a mode; `minValue` only applies to decimals. */
export function modeMask(mode: MaskMode, minValue: number): MaskitoOptions {
  const masks = {
    letters: () => lettersMask,
    numeric: () => numericMask,
    decimal: () => decimalMask(minValue),
    tel: () => telMask,
    'card-number': () => cardNumberMask,
    'card-expiry': () => cardExpiryMask,
  } satisfies Record<MaskMode, () => MaskitoOptions>;
  return masks[mode]();
}

/** The keyboard a mode shows on phones. Never `type="number"`, which hides the caret and partly typed text from us. */
export const keyboards = {
  letters: {},
  numeric: { inputMode: 'numeric', spellCheck: 'false' },
  decimal: { inputMode: 'decimal', spellCheck: 'false' },
  tel: { inputMode: 'tel', spellCheck: 'false' },
  'card-number': { inputMode: 'numeric', spellCheck: 'false' },
  'card-expiry': { inputMode: 'numeric', spellCheck: 'false' },
} as const satisfies Record<MaskMode, object>;
