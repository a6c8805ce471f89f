import type { QueryClient } from '@tanstack/react-query';

/** Keys of the cached answers of this area. */
export const moneyKeys = {
  all: ['money'],
  funds: ['money', 'funds'],
  earnings: ['money', 'earnings'],
  instruments: ['money', 'instruments'],
  previews: ['money', 'preview'],
  history: ['money', 'history'],
  details: ['money', 'detail'],
} as const;

/** Asks again for all that a moved, cancelled or possibly moved amount changes. */
export async function refreshAfterMovement(queryClient: QueryClient): Promise<void> {
  const changed = [
    moneyKeys.funds,
    moneyKeys.earnings,
    moneyKeys.previews,
    moneyKeys.history,
    moneyKeys.details,
  ];
  await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Forgets the figures of the other employer, then asks for those of this one. */
export async function refreshAfterBusinessSwitch(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ queryKey: moneyKeys.all });
}
