'use client';

import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useEffect, useMemo, useRef } from 'react';
import { LineField, type LineProps, type TextPattern } from '../../primitives/field/line-field.tsx';
import { keepPasted } from '../../primitives/mask/keep-pasted.ts';
import { keyboards, type MaskMode, modeMask } from '../../primitives/mask/mode-masks.ts';
import { patternMask } from '../../primitives/mask/pattern-mask.ts';

export type { MaskMode } from '../../primitives/mask/mode-masks.ts';

export interface MaskedFieldProps extends LineProps {
  /**
   * What can be typed, and which keyboard a phone shows. Besides letters and digits: a card number in groups, and a card's expiry month.
   */
  mode: MaskMode;
  /**
   * A pattern such as `(###) ###-####`: `#` is a digit, `A` a letter, `*` either; everything else is literal. Overrides the mask of
   * `mode`.
   */
  mask?: string | undefined;
  /** Called on every change after the mask, such as to convert to upper case; must not change the length. */
  sanitise?: ((text: string) => string) | undefined;
  /** Pattern for the whole text. If the text does not match when the field loses focus, `message` is shown unless `error` is set. */
  pattern?: TextPattern | undefined;
  /**
   * Maximum number of characters. Digits that are pasted are never cut: they stay, for the form to refuse.
   * @default 50
   */
  maxLength?: number | undefined;
  /**
   * Minimum value in decimal mode. 0 does not allow a minus sign.
   * @default -1000000
   */
  minValue?: number | undefined;
  /** Text before the input, inside the box: `+1`, `$`. */
  prefix?: string | undefined;
  /** Text after the input, inside the box: `%`. */
  suffix?: string | undefined;
}

/** A line of text that only accepts matching input, typed or pasted. The value is the text as shown. */
export function MaskedField(props: MaskedFieldProps) {
  const { mode, maxLength = 50, prefix, suffix, value, defaultValue } = props;
  const options = useMaskOptions(props);
  const fitted = (text: string | undefined) => text && maskitoTransform(text, options);
  return (
    <LineField
      {...props}
      value={fitted(value)}
      defaultValue={fitted(defaultValue)}
      options={{ prefix, suffix }}
      isOfFigures={mode !== 'letters'}
      input={{
        ...keyboards[mode],
        ref: useMaskito({ options }),
        // The browser would cut what is pasted.
        ...(mode !== 'numeric' && { maxLength }),
      }}
    />
  );
}

function useMaskOptions(props: MaskedFieldProps): MaskitoOptions {
  const { mode, mask, minValue = -1_000_000, maxLength = 50 } = props;
  const sanitise = useRef(props.sanitise);
  useEffect(() => {
    sanitise.current = props.sanitise;
  });
  return useMemo(() => {
    const options = mask ? patternMask(mask) : modeMask(mode, minValue);
    const pasted = keepPasted((text) => mode === 'numeric' && !mask && text.length > maxLength);
    return {
      ...options,
      preprocessors: [pasted.preprocessor, ...(options.preprocessors ?? [])],
      postprocessors: [
        ...(options.postprocessors ?? []),
        ({ value, selection }) => {
          const text = sanitise.current?.(value) ?? value;
          return { value: pasted.isKept(text) ? text : text.slice(0, maxLength), selection };
        },
      ],
    };
  }, [mode, mask, minValue, maxLength]);
}
