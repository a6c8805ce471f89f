import { availableFundsQuery, earningsQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { useEffect } from 'react';
import { stepPath } from '../../../../kit/money/transfer/steps.ts';
import { takeUpUnfinished } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';
import { AmountScreen } from './amount-screen.tsx';

export const title = 'kit/money:titles.amount';

/** The first step. The others are needed in a moment; with their code loaded, a lost connection can't strand anyone. */
export function Screen() {
  const { navigation } = useApp();
  useEffect(() => {
    for (const step of ['where', 'speed', 'review'] as const) navigation.prepare(stepPath(step));
    navigation.prepare('/ewa/receipt/:id');
  }, [navigation]);
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
