import { Refusal } from '../../../platform/http/refusal.ts';
import { refundQuota, spendQuota } from '../../../platform/limits/quotas.ts';
import type { ApiContext, SignedIn } from '../../session/index.ts';

/** How many cards may be declined a day. Trying out stolen numbers takes many more. */
const quota = { points: 5, perMs: 24 * 3_600_000 };

/**
 * Does something that asks a card's processor. What it says no to counts, all else does not. Counted before it is asked, so that many tries
 * at once are counted too. Refuses with CardTriesUsedUp.
 */
export async function countTries<Result>(
  { db, clock, employee }: Pick<ApiContext & SignedIn, 'db' | 'clock' | 'employee'>,
  isDeclined: (outcome: { readonly result: Result } | { readonly error: unknown }) => boolean,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = ['card-tries', employee.id] as const;
  if (!(await spendQuota(db, key, quota, { now: clock.now() }))) throw new Refusal('CardTriesUsedUp');
  const settle = async (outcome: { readonly result: Result } | { readonly error: unknown }) => {
    if (!isDeclined(outcome)) await refundQuota(db, key);
  };
  const result = await work().catch(async (error: unknown) => {
    await settle({ error });
    throw error;
  });
  await settle({ result });
  return result;
}

/** Whether a refusal says that a card was declined. */
export const isDeclinedCard = (error: unknown): boolean =>
  error instanceof Refusal && ['CardDeclined', 'CardAddressMismatch'].includes(error.code);
