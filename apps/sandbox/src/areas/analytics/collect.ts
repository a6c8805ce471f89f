import type { WireAnalyticsEvent } from '@dayfare/api/analytics/contract';
import type { Db } from '../../platform/db/db.ts';
import { analyticsBatches, analyticsEvents } from './tables.ts';

/**
 * Stores a batch and returns how many of its events are new: a batch sent again under its request id, because its response was lost,
 * counts once.
 */
export async function collect(
  db: Db,
  requestId: string,
  events: readonly WireAnalyticsEvent[],
  at: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const fresh = await tx
      .insert(analyticsBatches)
      .values({ requestId, events: events.length, receivedAt: at })
      .onConflictDoNothing()
      .returning({ requestId: analyticsBatches.requestId });
    if (fresh.length === 0) return 0;
    await tx.insert(analyticsEvents).values(events.map((event) => ({ requestId, event })));
    return events.length;
  });
}
