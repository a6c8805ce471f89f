import { instrumentsQuery } from '@dayfare/api/money/queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** The accounts and cards as they are now: deposits arrive and banks close accounts without anything happening here. */
export function useAccounts() {
  const { api } = useApp();
  return useQuery({ ...instrumentsQuery(api), staleTime: 0 });
}
