import type { AvailableFunds } from '@dayfare/api/money/queries';
import type { IsoDate } from '@dayfare/domain/money';
import { dayWords } from '../format/when.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { type Refusal, refusalWords } from './availability.ts';

/** Why nothing can be taken now, in words; null if something can, or while unknown. */
export function useRefusal(funds: AvailableFunds | undefined, payday: IsoDate | null): Refusal | null {
  const { t, language, money, day } = useMoneyView(funds?.currency ?? 'USD');
  if (!funds) return null;
  const { reason, nextUpdateAt, dailyLimit, availableFrom, own, ownLimits } = funds;
  const limit = ownLimits.find(({ span }) => `${span}Limit` === own);
  return refusalWords(t, {
    reason,
    payday: payday && dayWords(payday, language),
    update: nextUpdateAt && day(nextUpdateAt),
    dailyLimit: money(dailyLimit),
    own,
    most: limit ? money(limit.amount) : '',
    opensOn: availableFrom && dayWords(availableFrom, language),
  });
}
