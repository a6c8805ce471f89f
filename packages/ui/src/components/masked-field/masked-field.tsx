'use client';

import { type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { useEffect, useMemo, useRef } from 'react';
import { LineField, type LineProps, type TextPattern } from '../../primitives/field/line-field.tsx';
import { keyboards, type MaskMode, modeMask } from '../../primitives/mask/mode-masks.ts';
import { patternMask } from '../../primitives/mask/pattern-mask.ts';

export type { MaskMode } from '../../primitives/mask/mode-masks.ts';

export interface MaskedFieldProps extends LineProps {
  /**
   * What may go in, and which keyboard a phone shows. Besides letters and figures: a card's number in its groups, and the month
   * in which it expires.
   */
  mode: MaskMode;
  /** `(###) ###-####`: `#` a digit, `A` a letter, `*` either, all else stands as it is. Goes before what the mode takes. */
  mask?: string | undefined;
  /** Runs over every change, after the mask; must not change how long the text is. Upper case, for one. */
  sanitise?: ((text: string) => string) | undefined;
  /** The whole text's shape. A text that does not match shows `message` once the field is left, unless `error` says more. */
  pattern?: TextPattern | undefined;
  /**
   * Characters.
   * @default 50
   */
  maxLength?: number | undefined;
  /**
   * Smallest number of the decimal mode. 0 leaves no minus.
   * @default -1000000
   */
  minValue?: number | undefined;
  /** Before the text, inside the box: `+1`, `$`. */
  prefix?: string | undefined;
  /** After the text, inside the box: `%`. */
  suffix?: string | undefined;
}

/** One line of text that takes only what fits, typed or pasted. The value is the text as it stands in the box. */
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
        maxLength,
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
    return {
      ...options,
      postprocessors: [
        ...(options.postprocessors ?? []),
        ({ value, selection }) => ({
          value: (sanitise.current?.(value) ?? value).slice(0, maxLength),
          selection,
        }),
      ],
    };
  }, [mode, mask, minValue, maxLength]);
}
