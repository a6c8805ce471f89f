import { useState } from 'react';
import { type DecimalSign, openAmount, parseAmount, writeAmount } from './amount-rules.ts';

export interface AmountTextOptions {
  /** The amount in minor units (controlled). */
  value?: number | null | undefined;
  /** The initial amount (uncontrolled). */
  defaultValue?: number | null | undefined;
  onChange?: ((minor: number | null, text: string) => void) | undefined;
}

/**
 * The text of an amount while it is typed. The field owns it, because a partial amount ("12.") has no number. A new number from outside,
 * such as a suggestion, replaces it; the field's own change does not.
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
    /** The amount in minor units. */
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
    /** When not focused, an amount shows all its decimals. */
    rest: () => setText((now) => writeAmount(parseAmount(now, sign, decimals), sign, decimals)),
    /** When focused, it shows what was typed. Returns whether that is another text. */
    open: () => {
      const next = openAmount(text, sign);
      setText(next);
      return next !== text;
    },
  };
}
