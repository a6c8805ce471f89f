import type { QueryClient } from '@tanstack/react-query';

/** Query keys of this area. */
export const moneyKeys = {
  all: ['money'],
  funds: ['money', 'funds'],
  earnings: ['money', 'earnings'],
  instruments: ['money', 'instruments'],
  assets: ['money', 'assets'],
  home: ['money', 'home'],
  shortcuts: ['money', 'home', 'shortcuts'],
  quickLinks: ['money', 'home', 'quick-links'],
  previews: ['money', 'preview'],
  history: ['money', 'history'],
  details: ['money', 'detail'],
} as const;

/** Refetches everything that a movement, a cancellation or a possible movement changes. */
export async function refreshAfterMovement(queryClient: QueryClient): Promise<void> {
  const changed = [moneyKeys.earnings, moneyKeys.previews, moneyKeys.history, moneyKeys.details];
  await Promise.all([
    ...changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    // Asked for while the receipt is read, so that the home comes with the new balance.
    queryClient.invalidateQueries({ queryKey: moneyKeys.funds, refetchType: 'all' }),
  ]);
}

/** Clears the other employer's figures, then fetches this one's. */
export async function refreshAfterBusinessSwitch(queryClient: QueryClient): Promise<void> {
  await queryClient.resetQueries({ queryKey: moneyKeys.all });
}
