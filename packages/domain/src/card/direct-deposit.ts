import { enumeration, type NameOf } from '../enumeration/index.ts';
import type { MinorUnits } from '../money/index.ts';

/** How much of a paycheck goes to the card. The documents give no numbers. */
export const depositSplit = enumeration(['EntirePaycheck', 'Specified']);

/** What a specified split is by. The documents give no numbers. */
export const depositSplitBy = enumeration(['Percentage', 'Amount']);

/** Where a direct deposit stands, by the labels of the documents: `Setup` once the first deposit has come. */
export const depositState = enumeration([
  'PendingApproval',
  'InReview',
  'Setup',
  'Failure',
  'PendingFirstDeposit',
]);
export type DepositState = NameOf<typeof depositState>;

/** How much of each paycheck goes to the card; the rest goes wherever it goes now. */
export type DepositShare =
  | { readonly split: 'EntirePaycheck' }
  | { readonly split: 'Specified'; readonly by: 'Percentage'; readonly percent: number }
  | { readonly split: 'Specified'; readonly by: 'Amount'; readonly amount: MinorUnits };

/** Bounds of an amount, in minor units: payroll forms have room for no more. */
export const depositAmountBounds = { least: 100, most: 9_999_99 } as const;

/** Returns what is wrong with a share; null if nothing is. The whole is chosen as the whole, not as 100 %. */
export function depositShareProblem(share: DepositShare): 'percent' | 'amount' | null {
  if (share.split === 'EntirePaycheck') return null;
  if (share.by === 'Percentage')
    return Number.isInteger(share.percent) && share.percent >= 1 && share.percent <= 99 ? null : 'percent';
  const { least, most } = depositAmountBounds;
  return share.amount >= least && share.amount <= most ? null : 'amount';
}

const next = {
  PendingApproval: ['InReview', 'Failure'],
  InReview: ['PendingFirstDeposit', 'Failure'],
  PendingFirstDeposit: ['Setup', 'Failure'],
  Setup: ['PendingApproval'],
  Failure: ['PendingApproval'],
} as const satisfies Record<DepositState, readonly DepositState[]>;

/** Whether a direct deposit can go from one state to another. Another share starts over, at the employer's approval. */
export function canDepositBecome(from: DepositState, to: DepositState): boolean {
  const all: readonly DepositState[] = next[from];
  return all.includes(to);
}

/** The step that comes next if nothing goes wrong; null at the end, or after a failure, from which only its person goes on. */
export const nextDepositState = (from: DepositState): DepositState | null =>
  from === 'Setup' || from === 'Failure' ? null : next[from][0];
