import {
  instrumentKind,
  instrumentSubType,
  proofStatus,
  type RecoveryOutcome,
  recoveryOutcome,
  takesFiles,
} from '@dayfare/domain/money';
import { and, count, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { recoveryLines } from '../../ledger/entries.ts';
import { openAccounts, post } from '../../ledger/post.ts';
import { answerOf, once, receive, requireKey } from '../idempotency.ts';
import { conditionOf } from '../instruments/mine.ts';
import { findInstrument } from '../instruments.ts';
import { ownerOf } from '../owner.ts';
import { proofs } from '../proofs/tables.ts';
import type { Instrument } from '../tables.ts';
import { type MoneyWork, type WagesContext, withStanding } from '../up-to-date.ts';
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
  const isRecovered = !instrument.refusesPayouts;
  await tx.insert(recoveries).values({
    ...{ employeeId: employee.id, proofId: deduction.id, instrumentId: instrument.id },
    ...{ amountMinor: deduction.amountMinor, isRecovered, at: now },
  });
  if (!isRecovered) return 'RecoveryFailed';
  await tx
    .update(proofs)
    .set({ status: proofStatus.toWire('Accepted'), refusal: null })
    .where(eq(proofs.id, deduction.id));
  const owner = ownerOf(employee);
  await openAccounts(tx, owner);
  await post(tx, {
    ...{ kind: 'recovery', reference: `recovery:${deduction.id}`, at: now },
    lines: recoveryLines(owner, deduction.amountMinor),
  });
  return null;
}

/**
 * Debits what a deduction owes from a linked bank account, once for each idempotency key and once for each deduction. The entry, what is
 * owed and what the key stands for change in one transaction.
 */
export async function performRecovery(context: WagesContext, input: Wish) {
  const intent = {
    employeeId: context.employee.id,
    key: requireKey(context.idempotencyKey),
    body: JSON.stringify(['recovery', input.instrumentID, input.deductionID]),
    at: context.clock.now(),
  };
  await receive(context.db, intent);
  const kept = await withStanding(context, (money) =>
    once(money.tx, intent, async (tx) => {
      const outcome = await debit({ ...money, tx }, input);
      return { isRecovered: outcome === null, outcome: outcome && recoveryOutcome.toWire(outcome) };
    }),
  );
  return answerOf(kept);
}
