import type { Problem } from './problem.ts';

/** Digits of a voucher. */
export const voucherDigits = 12;

type CodeProblem = Problem<'Required' | 'NotDigits' | 'DigitCount'>;

/** Returns what is wrong with a code of a fixed number of digits. */
export function digitCodeProblem(text: string, count: number): CodeProblem | null {
  const code = text.trim();
  if (code === '') return { key: 'Required' };
  if (!/^[0-9]*$/.test(code)) return { key: 'NotDigits' };
  return code.length === count ? null : { key: 'DigitCount', count };
}

/** Returns what is wrong with a voucher number. */
export function voucherProblem(text: string): CodeProblem | null {
  return digitCodeProblem(text, voucherDigits);
}
