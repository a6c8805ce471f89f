import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import type { App } from '../../app/app.ts';
import { queryClientOf } from '../../app/query-client.ts';

export { AmountScreen as Screen } from './amount-screen.tsx';

/** Asks for what the limits are made of; the screen shows its own shape until they are here. */
export async function load({ api, session }: App): Promise<void> {
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
}
