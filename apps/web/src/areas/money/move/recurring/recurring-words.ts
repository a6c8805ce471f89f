import type { Recurring } from '@dayfare/api/money/recurring/recurring-queries';
import { isSkipReason, type RecurringEndRule, type RecurringStatus } from '@dayfare/domain/money';
import type { StatusTone } from '@dayfare/ui/status-tag';
import type { MoneyTexts } from '../../../../kit/money/format/money-texts.ts';
import { dayWords } from '../../../../kit/money/format/when.ts';
import type { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';

type Words = Pick<ReturnType<typeof useMoneyView>, 't' | 'money' | 'language'>;

/** "$40.00 every week". */
export function everyWords({ amount, frequency }: Recurring['plan'], { t, money }: Words): string {
  return t(`money/move/recurring:every.${frequency}`, { amount: money(amount) });
}

/** What ends it. */
export function endWords(end: RecurringEndRule, { t, money, language }: Words): string {
  if (end.by === 'Date') return t('money/move/recurring:plan.endDate', { day: dayWords(end.on, language) });
  if (end.by === 'Amount') return t('money/move/recurring:plan.endAmount', { amount: money(end.total) });
  return t('money/move/recurring:plan.endTimes', { count: end.times });
}

/** How a status looks. */
export const statusTones = {
  None: 'neutral',
  Active: 'success',
  Paused: 'warning',
  Deleted: 'neutral',
  Expired: 'neutral',
} as const satisfies Record<RecurringStatus, StatusTone>;

/** Why one of them wasn't made; undefined if there is no reason to give. */
export function skippedWords(reason: string | null, t: MoneyTexts): string | undefined {
  if (reason === null) return undefined;
  return t(`money/move/recurring:reasons.${isSkipReason(reason) ? reason : 'other'}`);
}
