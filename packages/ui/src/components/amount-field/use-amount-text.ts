import { useState } from 'react';
import { type DecimalSign, openAmount, parseAmount, writeAmount } from './amount-rules.ts';

export interface AmountTextOptions {
  /** The amount that the caller keeps, or undefined if the field keeps it. */
  value?: number | null | undefined;
  /** The amount at first. */
  defaultValue?: number | null | undefined;
  onChange?: ((minor: number | null, text: string) => void) | undefined;
}

/**
 * The text of an amount while it is typed. It belongs to the field: half an amount ("12.") has no number that could
 * stand for it. A new number from outside (a suggestion that was pressed) replaces it; the echo of its own does not.
 */
export function useAmountText(props: AmountTextOptions, sign: DecimalSign, decimals: number) {
  const { value, defaultValue = null, onChange } = props;
  const [text, setText] = useState(writeAmount(value ?? defaultValue, sign, decimals));
  const [seen, setSeen] = useState(value);

  if (value !== seen) {
    setSeen(value);
    if (value !== undefined && value !== parseAmount(text, sign, decimals)) {
      setText(writeAmount(value, sign, decimals));
    }
  }

  return {
    text,
    /** What the text stands for, minor units. */
    minor: parseAmount(text, sign, decimals),
    change: (next: string) => {
      setText(next);
      onChange?.(parseAmount(next, sign, decimals), next);
    },
    reset: () => {
      const first = writeAmount(defaultValue, sign, decimals);
      setText(first);
      onChange?.(defaultValue, first);
    },
    /** At rest an amount has all its decimals. */
    rest: () => setText((now) => writeAmount(parseAmount(now, sign, decimals), sign, decimals)),
    open: () => setText((now) => openAmount(now, sign)),
  };
}
