import { instrumentsQuery } from '@dayfare/api/money/queries';
import type { App } from '../../app/app.ts';
import { queryClientOf } from '../../app/query-client.ts';

export { WhereScreen as Screen } from './where-screen.tsx';

/** Asks for the places that money can be sent to. */
export async function load({ api, session }: App): Promise<void> {
  void queryClientOf(session).prefetchQuery(instrumentsQuery(api));
}
