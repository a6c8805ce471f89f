import type { MaskitoOptions, MaskitoPostprocessor } from '@maskito/core';
import { asciiDigits } from './ascii-digits.ts';
import { cardExpiryMask, cardNumberMask } from './card-masks.ts';
import { figures, letters, reading } from './mask-options.ts';

const lettersMask = letters({
  // Marks too: a letter with its accent apart is still a letter.
  mask: /^[\p{L}\p{M} ]*$/u,
  preprocessors: [reading((text) => text.replace(/\s/g, ' '))],
});

const numericMask = figures({ mask: /^\d*$/, preprocessors: [reading(asciiDigits)] });

const telMask = figures({ mask: /^[\d+() .-]*$/, preprocessors: [reading(asciiDigits)] });

const readDecimal = (text: string) => asciiDigits(text).replace(/[−–]/g, '-').replace(/,/g, '.');

/** Takes the last digits off a number that has become too small. */
const notBelow =
  (minValue: number): MaskitoPostprocessor =>
  ({ value, selection }) => {
    let kept = value;
    while (kept.startsWith('-') && Number(kept) < minValue) kept = kept.slice(0, -1);
    const end = kept.length;
    return { value: kept, selection: [Math.min(selection[0], end), Math.min(selection[1], end)] };
  };

/** Decimals with one separator, `.`, and a minus only where the number may be negative. */
const decimalMask = (minValue: number): MaskitoOptions =>
  figures({
    mask: minValue < 0 ? /^-?\d*\.?\d*$/ : /^\d*\.?\d*$/,
    preprocessors: [reading(readDecimal)],
    postprocessors: [notBelow(minValue)],
  });

/** What a masked field takes. */
export type MaskMode = 'letters' | 'numeric' | 'decimal' | 'tel' | 'card-number' | 'card-expiry';

/** The mask of a mode; `minValue` is for decimals alone. */
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

/** What a mode tells a phone's keyboard. Never `type="number"`: that hides the caret and half-typed text from us. */
export const keyboards = {
  letters: {},
  numeric: { inputMode: 'numeric', spellCheck: 'false' },
  decimal: { inputMode: 'decimal', spellCheck: 'false' },
  tel: { inputMode: 'tel', spellCheck: 'false' },
  'card-number': { inputMode: 'numeric', spellCheck: 'false' },
  'card-expiry': { inputMode: 'numeric', spellCheck: 'false' },
} as const satisfies Record<MaskMode, object>;
