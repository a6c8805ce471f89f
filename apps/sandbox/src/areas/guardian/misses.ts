import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { secondsToWait, spendQuota } from '../../platform/limits/quotas.ts';
import type { ApiContext } from '../session/index.ts';

const minuteMs = 60_000;

type Context = Pick<ApiContext, 'db' | 'clock' | 'settings' | 'clientAddress'>;

const countOf = ({ settings, clientAddress }: Context) => ({
  key: ['guardian misses from', networkOf(clientAddress)] as const,
  quota: { points: settings.limits.unknownLinksPerAddress, perMs: 15 * minuteMs },
});

/** Refuses with TooManyRequests after too many unknown links: nothing is looked up for that network meanwhile. */
export async function limitFailedLookups(context: Context): Promise<void> {
  const { key, quota } = countOf(context);
  const wait = await secondsToWait(context.db, key, quota, context.clock.now());
  if (wait > 0) throw new Refusal('TooManyRequests').during(wait);
}

/** Counts an unknown link. */
export async function countMiss(context: Context): Promise<void> {
  const { key, quota } = countOf(context);
  await spendQuota(context.db, key, quota, { now: context.clock.now() });
}
