import { historyQuery } from '@dayfare/api/money/queries';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { firstPage } from './pages.ts';

export const title = 'money:titles.history';
export const back = 'previous';

export { HistoryScreen as Screen } from './history-screen.tsx';

/** Requests the newest page, unless it has loaded. */
export async function load({ api, session }: App): Promise<void> {
  void queryClientOf(session).prefetchQuery(historyQuery(api, firstPage));
}
