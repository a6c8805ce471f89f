import { availableFundsQuery, earningsQuery, historyQuery } from '@dayfare/api/money/queries';
import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { firstPage } from '../history/pages.ts';

export const title = 'money:titles.home';
export const back = 'nothing';

export { HomeScreen as Screen } from './home-screen.tsx';

/** Requests all parts in parallel: each appears when it arrives, or shows an error. */
export function ask({ api, session, translator }: App): void {
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
  void client.prefetchQuery(historyQuery(api, firstPage));
  // A browser takes its time over the first amount that it writes: better now than when the balance has come.
  setTimeout(() => formatMoney(minorUnits(0), { currency: 'USD', language: translator.language() }));
}
