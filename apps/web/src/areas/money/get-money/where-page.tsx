import { instrumentsQuery } from '@dayfare/api/money/queries';
import type { App } from '../../../platform/app-context/app.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { takeUpUnfinished } from './use-transfer-controller.ts';

export const title = 'money:titles.where';
export const back = 'previous';

export { WhereScreen as Screen } from './where-screen.tsx';

/** Requests the destinations. */
export async function load(app: App): Promise<void> {
  void queryClientOf(app.session).prefetchQuery(instrumentsQuery(app.api));
  await takeUpUnfinished(app);
}
