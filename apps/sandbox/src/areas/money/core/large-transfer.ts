import { add, atLocalTime, epochMs, type MinorUnits, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import type { Settings } from '../../../platform/http/settings.ts';
import {
  type ApiContext,
  type Employee,
  type ProofSubject,
  recordEvent,
  type SignedIn,
  spendProof,
} from '../../session/index.ts';
import { currencyOf } from './owner.ts';
import { heldSentSince, takenSince } from './sent.ts';

/** Midnight, by the clock where a person lives. */
function midnightOf({ timeZone }: Pick<Employee, 'timeZone'>, now: Date): Date {
  return new Date(atLocalTime(toIsoDate(epochMs(now.getTime()), timeZone), 0, 0, timeZone));
}

/** What has gone today from all that is a person's. What came back does not count. */
async function sentToday(
  tx: Db,
  employee: Pick<Employee, 'id' | 'timeZone'>,
  now: Date,
): Promise<MinorUnits> {
  const since = sql`${midnightOf(employee, now).toISOString()}::timestamptz`;
  const [row] = rowsOf<{ minor: string }>(
    await tx.execute(sql`select coalesce((${takenSince(employee.id, since)}), 0)
      + coalesce((${heldSentSince(employee.id, since)}), 0) as minor`),
  );
  return minorUnits(Number(row?.minor ?? 0));
}

/** Whether an amount, with what else a person has sent on the same day, is large: many small ones are no way around the proof. */
export function isLarge(
  amount: MinorUnits,
  { sent, stepUpAmount }: { readonly sent: MinorUnits } & Pick<Settings, 'stepUpAmount'>,
): boolean {
  return add(sent, amount) > stepUpAmount;
}

/** What is about to be sent: the amount, and the payee as shown to the user. */
export interface Sending {
  readonly amount: MinorUnits;
  /** Tells payees apart. */
  readonly payee: string;
  /** What the payee is called. */
  readonly to: string;
  /** What the person has sent on the same day already, where that is known; it is added up where it isn't. */
  readonly sent?: MinorUnits;
}

/**
 * Uses up the proof that a large amount needs beside the session: a code that went where this person's codes go, and named this amount and
 * payee. In the transaction that moves the money, so that a proof is spent on what is made. Refuses with ProofRequired.
 */
export async function spendLargeProof(
  context: ApiContext & SignedIn,
  { amount, payee, to, sent }: Sending,
): Promise<void> {
  const { db, clock, employee, settings, clientAddress: address } = context;
  const { stepUpAmount } = settings;
  const before = sent ?? (await sentToday(db, employee, clock.now()));
  if (!isLarge(amount, { sent: before, stepUpAmount })) return;
  const currency = currencyOf(employee);
  const subject: ProofSubject = { id: `${payee}:${amount}:${currency}`, amountMinor: amount, currency, to };
  await spendProof(context, employee.pinToEmail, subject);
  await recordEvent(db, {
    kind: 'largeTransferProved',
    ...{ employeeId: employee.id, address, at: clock.real() },
  });
}
