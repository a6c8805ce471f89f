import { recoveryContract, type WireRecovery } from '@dayfare/api/money/recovery/recovery-contract';
import {
  instrumentKind,
  instrumentSubType,
  proofStatus,
  type RecoveryOutcome,
  recoveryOutcome,
  takesFiles,
} from '@dayfare/domain/money';
import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { AskOutside } from '../../../platform/jobs/outside-first.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { conditionOf } from '../accounts/mine.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import type { WagesContext } from '../core/contexts.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { proofs } from '../core/proof-tables.ts';
import type { Instrument } from '../core/tables.ts';
import type { AtRails } from '../payments/ask-rail.ts';
import { orderJob, payNow } from '../payments/orders.ts';
import { writeOrder } from '../payments/outbox.ts';
import { payments } from '../payments/tables.ts';
import { lockPayPeriod, type MoneyWork } from '../wages/up-to-date.ts';
import { recoveryOrder, recoveryRules } from './stages.ts';
import { recoveries } from './tables.ts';

/** How often a debit may fail within a day. A bank may charge for each. */
const mostFailures = 2;
const dayMs = 24 * 3_600_000;
/** How long a debit waits for its request before the worker carries it out. */
const patienceMs = 60_000;

/** What is to be debited, from where. */
interface Command {
  readonly instrumentID: number;
  readonly deductionID: number;
}

async function failuresLately(tx: Db, employeeId: number, now: Date): Promise<number> {
  const since = new Date(now.getTime() - dayMs);
  const [row] = await tx
    .select({ failures: count() })
    .from(recoveries)
    .where(
      and(eq(recoveries.employeeId, employeeId), eq(recoveries.isRecovered, false), gt(recoveries.at, since)),
    );
  return row?.failures ?? 0;
}

/** Only an account that was linked at its bank can be debited: the link is what its owner allowed us to use. */
function whyNot(instrument: Instrument | undefined): RecoveryOutcome | undefined {
  if (!instrument) return 'NotEligible';
  const { instrumentType, instrumentSubType: subType } = instrument;
  const isLinked =
    instrumentKind.fromWire(instrumentType) === 'BankAccount' &&
    instrumentSubType.fromWire(subType) === 'PlaidBank';
  if (!isLinked) return 'NotEligible';
  const condition = conditionOf(instrument);
  if (condition === 'linkExpired') return 'BankLoginRequired';
  return condition === 'usable' ? undefined : 'NotEligible';
}

/** A debit that was begun under a key: its order is written, and its rail may have been asked. */
export async function debitUnder(tx: Db, employeeId: number, key: string) {
  const [begun] = await tx
    .select()
    .from(recoveries)
    .where(and(eq(recoveries.employeeId, employeeId), eq(recoveries.idempotencyKey, key)));
  return begun;
}

/** Whether a debit of a deduction was begun and has not ended. */
async function isUnderWay(tx: Db, proofId: number): Promise<boolean> {
  const [open] = await tx
    .select({ id: recoveries.id })
    .from(recoveries)
    .innerJoin(payments, eq(payments.transactionId, sql`'C-' || ${recoveries.id}`))
    .where(and(eq(recoveries.proofId, proofId), isNull(payments.endedAt)))
    .limit(1);
  return open !== undefined;
}

/** Why a deduction can't be debited now, or what is debited from where. */
async function checked(tx: Db, { employee, now }: MoneyWork, { instrumentID, deductionID }: Command) {
  const [deduction] = await tx
    .select()
    .from(proofs)
    .where(
      and(
        eq(proofs.id, deductionID),
        eq(proofs.employmentId, employee.employmentId),
        eq(proofs.kind, 'deduction'),
      ),
    )
    .for('update');
  const status = deduction && proofStatus.fromWire(deduction.status);
  // What is being looked at may turn out to be paid already.
  if (!deduction?.amountMinor || !status || !takesFiles(status)) return 'NotEligible';
  if (await isUnderWay(tx, deduction.id)) return 'OnItsWay';
  const instrument = await findInstrument(tx, employee.id, instrumentID);
  const refusal = whyNot(instrument);
  if (refusal || !instrument) return refusal ?? 'NotEligible';
  if ((await failuresLately(tx, employee.id, now)) >= mostFailures) return 'LimitReached';
  return { proofId: deduction.id, amountMinor: deduction.amountMinor, instrument };
}

/**
 * Writes a debit and its order, before its rail is asked, and a job that carries it to its end if the process does not live to do so. Who
 * allowed it, when and from where is kept with it.
 */
async function begin(
  tx: Db,
  { employee, now }: MoneyWork,
  { proofId, amountMinor, instrument }: Exclude<Awaited<ReturnType<typeof checked>>, string>,
  context: WagesContext,
): Promise<void> {
  const [recovery] = await tx
    .insert(recoveries)
    .values({
      ...{ employeeId: employee.id, proofId, instrumentId: instrument.id, amountMinor },
      ...{ isRecovered: false, at: now, idempotencyKey: context.idempotencyKey },
      ...{ agreedFrom: context.clientAddress, sessionId: context.signedIn?.session.id ?? null },
    })
    .returning();
  if (!recovery) throw new Error('The debit was not written.');
  const id = recoveryOrder(recovery.id);
  await writeOrder(tx, { id, origin: 'recovery', rail: 'debit', amountMinor }, instrument);
  await enqueue(tx, { kind: orderJob, reference: id, dueAt: new Date(now.getTime() + patienceMs) });
}

const outcomes = { paid: null, failed: 'RecoveryFailed', onItsWay: 'OnItsWay' } as const;

/** Carries a debit that was begun as far as its bank lets it; gives why the money has not come, null if it has. */
export async function carryOut(
  tx: Db,
  { id }: Pick<typeof recoveries.$inferSelect, 'id'>,
  { at, ...atRails }: AtRails & { readonly at: Date },
): Promise<RecoveryOutcome | null> {
  const rules = { recovery: recoveryRules };
  return outcomes[await payNow(tx, { rules, ...atRails }, { id: recoveryOrder(id), at })];
}

async function debit(
  money: MoneyWork,
  command: Command,
  context: WagesContext,
  ask: AskOutside,
): Promise<RecoveryOutcome | null> {
  const { tx, employee, now: at } = money;
  const key = context.idempotencyKey ?? '';
  const begun = await debitUnder(tx, employee.id, key);
  if (begun) return carryOut(tx, begun, { rails: context.rails, ask, at });
  const fit = await checked(tx, money, command);
  if (typeof fit === 'string') return fit;
  // Kept before the rail is asked, so that there is an order for it whatever the answer, and after a crash.
  return ask(`begin ${key}`, {
    claim: (outer) => begin(outer, money, fit, context),
    call: () => Promise.resolve('RecoveryFailed' as const),
  });
}

/** What a debit came to, as the app is told. */
export const receiptOf = (outcome: RecoveryOutcome | null): WireRecovery => ({
  isRecovered: outcome === null,
  outcome: outcome && recoveryOutcome.toWire(outcome),
});

/**
 * Debits what a deduction owes from a linked bank account, once for each idempotency key and once for each deduction, through a rail that
 * answers at once, or is waited for. Who allowed it, when and from where is kept with it; a bank can take it back later.
 */
export function performRecovery(context: WagesContext, input: Command) {
  const now = context.clock.now();
  return keyedMove(recoveryContract.performAccessPlusDebitRecoveryTransaction, context, {
    body: JSON.stringify(['recovery', input.instrumentID, input.deductionID]),
    locks: (tx) => lockPayPeriod(tx, context, now),
    work: async (tx, locked, ask) => receiptOf(await debit({ tx, ...locked }, input, context, ask)),
  });
}
