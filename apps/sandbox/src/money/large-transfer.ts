import { add, type MinorUnits } from '@dayfare/domain/money';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import type { Settings } from '../http/settings.ts';
import { recordEvent, spendProof } from '../session/index.ts';
import type { Standing } from './standing.ts';

/** Whether a transfer, with what else has been taken on the same day, is large: many small ones are no way around the proof. */
export function isLarge(
  amount: MinorUnits,
  { takenToday }: Pick<Standing, 'takenToday'>,
  { stepUpAmount }: Pick<Settings, 'stepUpAmount'>,
): boolean {
  return add(takenToday, amount) > stepUpAmount;
}

/**
 * Uses up the proof that a large transfer needs beside the session: a code that went where this person's codes go. In the transfer's own
 * transaction, so that a proof is spent on a transfer that is made. Refuses with ProofRequired.
 */
export async function spendTransferProof(context: ApiContext & SignedIn): Promise<void> {
  const { db, clock, employee, clientAddress: address } = context;
  await spendProof(context, employee.pinToEmail);
  await recordEvent(db, {
    kind: 'largeTransferProved',
    ...{ employeeId: employee.id, address, at: clock.real() },
  });
}
