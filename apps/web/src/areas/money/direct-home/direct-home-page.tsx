import { historyQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { firstPage } from '../history/pages.ts';

export const title = 'money/direct-home:titles.home';
export const back = 'nothing';

export { DirectHomeScreen as Screen } from './direct-home-screen.tsx';

/** Requests both parts in parallel without waiting: each appears when it arrives, or shows an error. */
export async function load({ api, session }: App): Promise<void> {
  const client = queryClientOf(session);
  void client.prefetchQuery(instrumentsQuery(api));
  void client.prefetchQuery(historyQuery(api, firstPage));
}
