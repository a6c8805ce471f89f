import { availableFundsQuery, earningsQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { useEffect } from 'react';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { AmountScreen } from './amount-screen.tsx';
import { takeUpUnfinished } from './use-transfer-controller.ts';

export const title = 'money:titles.amount';
export const back = 'previous';

/** Whoever begins needs the other steps in a moment; with their code here, a dropped connection can't strand anybody. */
function fetchNextSteps(): void {
  const steps = [
    import('./where-page.tsx'),
    import('./speed-page.tsx'),
    import('./review-page.tsx'),
    import('../receipt/receipt-page.tsx'),
  ];
  // A failure shows when the step is gone to, with a way to mend it.
  Promise.all(steps).catch(() => {});
}

/** The first step; the code of the others follows as soon as it is there. */
export function Screen() {
  useEffect(fetchNextSteps, []);
  return <AmountScreen />;
}

/** Asks for what the limits are made of; the screen shows its own shape until they are here. */
export async function load(app: App): Promise<void> {
  const { api, session } = app;
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
  void client.prefetchQuery(instrumentsQuery(api));
  await takeUpUnfinished(app);
}
