import type { BillDue, Bills } from '@dayfare/api/billpay/bill-queries';
import { firstPayDay } from '@dayfare/domain/billpay';
import { isBankDay, isIsoDate, isoDate } from '@dayfare/domain/money';

/** How a bill is to be paid, as chosen. */
export interface PayValues {
  readonly when: 'now' | 'onDay';
  /** Minor units. */
  readonly amount: number | null;
  readonly day: string | null;
}

/** What is wrong with it, by field, as keys of texts. */
export interface PayProblems {
  readonly amount?: 'amountMissing';
  readonly day?: 'dayMissing' | 'dayTooEarly' | 'dayClosed';
}

/** The first day that a payment can still leave on. */
export const firstDay = ({ earliestDay, country }: Bills) => firstPayDay(earliestDay, country);

/** What is in the form at first: all of it, now, or on the last day that is in time. */
export function initialOf(bills: Bills, { amount, lastPayOn }: BillDue): PayValues {
  const first = firstDay(bills);
  return { when: 'now', amount, day: lastPayOn < first ? first : lastPayOn };
}

/** What is wrong with what was chosen; null if nothing is. */
export function payProblems({ when, amount, day }: PayValues, bills: Bills): PayProblems | null {
  if (when === 'now') return amount ? null : { amount: 'amountMissing' };
  if (day === null || !isIsoDate(day)) return { day: 'dayMissing' };
  if (day < bills.earliestDay) return { day: 'dayTooEarly' };
  return isBankDay(isoDate(day), bills.country) ? null : { day: 'dayClosed' };
}
