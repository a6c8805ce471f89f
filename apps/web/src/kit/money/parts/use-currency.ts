import { availableFundsQuery } from '@dayfare/api/money/queries';
import { type CurrencyCode, currencyOf } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { usePerson } from './use-person.ts';

/**
 * The currency of the person's wages. Transactions don't name theirs, so it comes with the balance; without one, the environment decides.
 * Null while unknown: an amount must not change its currency while it is shown.
 */
export function useCurrency(): CurrencyCode | null {
  const { api, startup } = useApp();
  const { hasBalance } = usePerson();
  const { data, isLoading } = useQuery({ ...availableFundsQuery(api), enabled: hasBalance });
  const { businessEnvironment } = useCell(startup.configuration);
  if (isLoading) return null;
  return data?.currency ?? currencyOf(businessEnvironment);
}
