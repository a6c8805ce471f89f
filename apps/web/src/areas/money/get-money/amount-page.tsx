import { availableFundsQuery, earningsQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { useEffect } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { AmountScreen } from './amount-screen.tsx';
import { takeUpUnfinished } from './use-transfer-controller.ts';

export const title = 'money:titles.amount';
export const back = 'previous';

/** The other steps are needed in a moment; with their code loaded, a lost connection can't strand anyone. */
function fetchNextSteps(): void {
  const steps = [
    import('./where-page.tsx'),
    import('./speed-page.tsx'),
    import('./review-page.tsx'),
    import('../receipt/receipt-page.tsx'),
  ];
  // A failure is shown when the step is opened, with a way to recover.
  Promise.all(steps).catch(() => {});
}

/** The first step; the code of the others is loaded right after it. */
export function Screen() {
  useEffect(fetchNextSteps, []);
  return <AmountScreen />;
}

/** Requests what the limits depend on; the screen shows skeletons until then. */
export async function load(app: App): Promise<void> {
  const { api, session } = app;
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
  void client.prefetchQuery(instrumentsQuery(api));
  await takeUpUnfinished(app);
}
