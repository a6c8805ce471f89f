import { availableFundsQuery, earningsQuery, historyQuery } from '@dayfare/api/money/queries';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { firstPage } from './pages.ts';

/** Requests all parts of the home in parallel, except those that are fresh: each appears when it arrives, or shows an error. */
export function prefetchHome({ api, session }: App): void {
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
  void client.prefetchQuery(historyQuery(api, firstPage));
}
