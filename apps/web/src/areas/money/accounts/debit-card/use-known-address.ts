import { billingAddressQuery } from '@dayfare/api/money/accounts/debit-card-queries';
import type { WireAddress } from '@dayfare/api/wire';
import { useQuery } from '@tanstack/react-query';
import { useAccounts } from '../../../../kit/money/accounts/use-accounts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';

/** The billing address of a card that the person has added before: most people's cards have the same. Null without one, or if it can't be had. */
export function useKnownAddress(): {
  readonly isLoading: boolean;
  readonly known: WireAddress | null;
} {
  const { api } = useApp();
  const accounts = useAccounts();
  const id = accounts.data?.findLast(({ card }) => card !== null)?.id;
  const address = useQuery({ ...billingAddressQuery(api, id ?? 0), enabled: id !== undefined });
  return { isLoading: accounts.isLoading || address.isLoading, known: address.data ?? null };
}
