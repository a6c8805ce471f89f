import { useState } from 'react';
import { amountRules, type DecimalSign, openAmount, parseAmount, writeAmount } from './amount-rules.ts';

export interface AmountTextOptions {
  /** The amount that the caller keeps, or undefined if the field keeps it. */
  minor: number | null | undefined;
  sign: DecimalSign;
  decimals: number;
  onChange: (minor: number | null, text: string) => void;
}

/**
 * The text of an amount while it is typed. It belongs to the field: half an amount ("12.") has no number that could
 * stand for it. A new number from outside (a suggestion that was pressed) replaces it; the echo of its own does not.
 */
export function useAmountText({ minor, sign, decimals, onChange }: AmountTextOptions) {
  const [text, setText] = useState(writeAmount(minor ?? null, sign, decimals));
  const [seen, setSeen] = useState(minor);
  const rules = amountRules(sign, decimals);

  if (minor !== seen) {
    setSeen(minor);
    if (minor !== undefined && minor !== parseAmount(text, sign, decimals)) {
      setText(writeAmount(minor, sign, decimals));
    }
  }

  return {
    text,
    rules,
    change: (next: string) => {
      setText(next);
      onChange(parseAmount(next, sign, decimals), next);
    },
    /** At rest an amount has all its decimals. */
    rest: () => setText((now) => writeAmount(parseAmount(now, sign, decimals), sign, decimals)),
    open: () => setText((now) => openAmount(now, sign)),
  };
}
