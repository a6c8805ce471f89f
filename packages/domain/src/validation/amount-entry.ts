import type { Language } from '../product/index.ts';

const point = /^\d*(?:\.\d{0,2})?$/;
const pointOrComma = /^\d*(?:[.,]\d{0,2})?$/;

// As in parseAmount: number pads have a point only, and a comma can't be anything else in Canadian French.
const shape = { en: point, es: point, cf: pointOrComma } as const satisfies Record<Language, RegExp>;

/** Whether `after` is `before` with characters taken out, and nothing put in. */
function isDeletion(before: string, after: string): boolean {
  let kept = 0;
  for (const unit of before.split('')) if (unit === after[kept]) kept += 1;
  return kept === after.length && after.length < before.length;
}

/** Whether an amount field takes an edit: digits, one decimal sign, two decimals at most. Deleting is always allowed. */
export function acceptsAmountEdit(before: string, after: string, language: Language): boolean {
  return isDeletion(before, after) || shape[language].test(after);
}
