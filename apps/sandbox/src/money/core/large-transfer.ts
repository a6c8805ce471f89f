import { add, atLocalTime, epochMs, type MinorUnits, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import type { Settings } from '../../platform/http/settings.ts';
import type { ApiContext, SignedIn } from '../../session/api-context.ts';
import { type Employee, type ProofSubject, recordEvent, spendProof } from '../../session/index.ts';
import { currencyOf } from './owner.ts';
import { undone } from './status.ts';

/** Midnight, by the clock where a person lives. */
function midnightOf({ timeZone }: Pick<Employee, 'timeZone'>, now: Date): Date {
  return new Date(atLocalTime(toIsoDate(epochMs(now.getTime()), timeZone), 0, 0, timeZone));
}

/**
 * What has gone today from all that is a person's: wages at every employer, and what we hold for them, to friends, banks and cards. What
 * came back does not count.
 */
async function sentToday(
  tx: Db,
  employee: Pick<Employee, 'id' | 'timeZone'>,
  now: Date,
): Promise<MinorUnits> {
  const since = sql`${midnightOf(employee, now).toISOString()}::timestamptz`;
  const [row] = rowsOf<{ minor: string }>(
    await tx.execute(sql`select
      coalesce((select sum(amount_minor - returned_minor) from transactions
        where employee_id = ${employee.id} and created_at >= ${since}
          and status not in (${sql.join(
            undone.map((one) => sql`${one}`),
            sql`, `,
          )})), 0)
      + coalesce((select sum(amount_minor) from friend_payments
        where payer_id = ${employee.id} and created_at >= ${since}), 0)
      + coalesce((select sum(amount_minor - returned_minor) from instrument_moves
        where employee_id = ${employee.id} and created_at >= ${since} and payout is not null), 0) as minor`),
  );
  return minorUnits(Number(row?.minor ?? 0));
}

/** Whether an amount, with what else a person has sent on the same day, is large: many small ones are no way around the proof. */
export async function isLarge(
  tx: Db,
  employee: Pick<Employee, 'id' | 'timeZone'>,
  {
    amount,
    now,
    stepUpAmount,
  }: { readonly amount: MinorUnits; readonly now: Date } & Pick<Settings, 'stepUpAmount'>,
): Promise<boolean> {
  return add(await sentToday(tx, employee, now), amount) > stepUpAmount;
}

/** What is about to be sent: how much, and to whom as the person was shown it. */
export interface Sending {
  readonly amount: MinorUnits;
  /** Tells payees apart. */
  readonly payee: string;
  /** What the payee is called. */
  readonly to: string;
}

/**
 * Uses up the proof that a large amount needs beside the session: a code that went where this person's codes go, and named this amount and
 * payee. In the transaction that moves the money, so that a proof is spent on what is made. Refuses with ProofRequired.
 */
export async function spendLargeProof(
  context: ApiContext & SignedIn,
  { amount, payee, to }: Sending,
): Promise<void> {
  const { db, clock, employee, settings, clientAddress: address } = context;
  const { stepUpAmount } = settings;
  if (!(await isLarge(db, employee, { amount, now: clock.now(), stepUpAmount }))) return;
  const currency = currencyOf(employee);
  const subject: ProofSubject = { id: `${payee}:${amount}:${currency}`, amountMinor: amount, currency, to };
  await spendProof(context, employee.pinToEmail, subject);
  await recordEvent(db, {
    kind: 'largeTransferProved',
    ...{ employeeId: employee.id, address, at: clock.real() },
  });
}
