import {
  availableFundsQuery,
  earningsQuery,
  historyQuery,
  instrumentsQuery,
} from '@dayfare/api/money/queries';
import { firstPage } from '../../../../kit/money/records/pages.ts';
import { takeUpUnfinished } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../../platform/queries/query-client.ts';

/** Requests what the limits and the account that is filled in depend on; the screen shows skeletons until then. */
export async function loadTransfer(app: App): Promise<void> {
  const { api, session } = app;
  const client = queryClientOf(session);
  void client.prefetchQuery(availableFundsQuery(api));
  void client.prefetchQuery(earningsQuery(api));
  void client.prefetchQuery(instrumentsQuery(api));
  void client.prefetchQuery(historyQuery(api, firstPage));
  await takeUpUnfinished(app);
}
