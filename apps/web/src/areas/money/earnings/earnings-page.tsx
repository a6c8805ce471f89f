import { availableFundsQuery, earningsQuery } from '@dayfare/api/money/queries';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';

export const title = 'money/earnings:titles.earnings';
export const back = 'previous';

export { EarningsScreen as Screen } from './earnings-screen.tsx';

/** Requests what the first tab shows. */
export function ask({ api, session }: App): void {
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
}
