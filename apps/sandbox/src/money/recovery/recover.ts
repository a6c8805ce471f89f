import { recoveryContract } from '@dayfare/api/money/recovery/recovery-contract';
import {
  instrumentKind,
  instrumentSubType,
  proofStatus,
  type RecoveryOutcome,
  recoveryOutcome,
  takesFiles,
} from '@dayfare/domain/money';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { conditionOf } from '../accounts/mine.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import type { WagesContext } from '../core/contexts.ts';
import { keyedMove } from '../core/keyed-move.ts';
import { proofs } from '../core/proof-tables.ts';
import type { Instrument } from '../core/tables.ts';
import { payAtOnce } from '../payments/orders.ts';
import { writeOrder } from '../payments/outbox.ts';
import { lockStanding, type MoneyWork } from '../wages/up-to-date.ts';
import { recoveryOrder, recoveryRules } from './stages.ts';
import { recoveries } from './tables.ts';

/** How often a debit may fail within a day. A bank may charge for each. */
const mostFailures = 2;
const dayMs = 24 * 3_600_000;

/** What is to be debited, from where. */
interface Wish {
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

async function debit(
  { tx, employee, now }: MoneyWork,
  { instrumentID, deductionID }: Wish,
  context: WagesContext,
): Promise<RecoveryOutcome | null> {
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
  const instrument = await findInstrument(tx, employee.id, instrumentID);
  const refusal = whyNot(instrument);
  if (refusal || !instrument) return refusal ?? 'NotEligible';
  if ((await failuresLately(tx, employee.id, now)) >= mostFailures) return 'LimitReached';
  const [recovery] = await tx
    .insert(recoveries)
    .values({
      ...{ employeeId: employee.id, proofId: deduction.id, instrumentId: instrument.id },
      ...{ amountMinor: deduction.amountMinor, isRecovered: false, at: now },
      ...{ agreedFrom: context.clientAddress, sessionId: context.signedIn?.session.id ?? null },
    })
    .returning();
  if (!recovery) throw new Error('The debit was not written.');
  const id = recoveryOrder(recovery.id);
  await writeOrder(
    tx,
    { id, origin: 'recovery', rail: 'debit', amountMinor: recovery.amountMinor },
    instrument,
  );
  return (await payAtOnce(tx, { recovery: recoveryRules }, id, now)) ? null : 'RecoveryFailed';
}

/**
 * Debits what a deduction owes from a linked bank account, once for each idempotency key and once for each deduction, through a rail that
 * answers at once. Who allowed it, when and from where is kept with it; a bank can take it back later.
 */
export function performRecovery(context: WagesContext, input: Wish) {
  const now = context.clock.now();
  return keyedMove(recoveryContract.performAccessPlusDebitRecoveryTransaction, context, {
    body: JSON.stringify(['recovery', input.instrumentID, input.deductionID]),
    locks: (tx) => lockStanding(tx, context, now),
    work: async (tx, locked) => {
      const outcome = await debit({ tx, ...locked }, input, context);
      return { isRecovered: outcome === null, outcome: outcome && recoveryOutcome.toWire(outcome) };
    },
  });
}
