import { availableFundsQuery } from '@dayfare/api/money/queries';
import { formatMoney, minorUnits } from '@dayfare/domain/money';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { askForHome } from './ask-for-home.ts';

export const title = 'money:titles.home';
export const back = 'nothing';

export { HomeScreen as Screen } from './home-screen.tsx';

/** Requests all parts in parallel. */
export function ask(app: App): void {
  askForHome(app);
  // A browser takes its time over the first amount that it writes: better now than when the balance has come.
  const { translator } = app;
  setTimeout(() => formatMoney(minorUnits(0), { currency: 'USD', language: translator.language() }));
}

/** How long the page waits for a balance that is on its way, in ms: a slow phone takes longer to show it first without the balance and then with it. */
const balanceWithinMs = 200;

/** Lets the page appear with its balance where that is about to come. */
export async function load({ api, session }: App): Promise<void> {
  const client = queryClientOf(session);
  const query = availableFundsQuery(api);
  if (client.getQueryData(query.queryKey) !== undefined) return;
  const late = new Promise((resolve) => setTimeout(resolve, balanceWithinMs));
  await Promise.race([client.prefetchQuery(query), late]);
}
