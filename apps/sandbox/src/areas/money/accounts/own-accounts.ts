import type { WireInstruments } from '@dayfare/api/money/contract';
import {
  epochMs,
  instrumentKind,
  instrumentStatus,
  instrumentVerification,
  pennyTestStatus,
  pennyTestStep,
  verificationOfStep,
} from '@dayfare/domain/money';
import { and, asc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { debitCards, type PennyTestRow, pennyTests } from './tables.ts';

/** An instrument of this employee; undefined also if it belongs to another person. */
export async function findInstrument(
  tx: Db,
  employeeId: number,
  instrumentId: number,
): Promise<Instrument | undefined> {
  const [found] = await tx
    .select()
    .from(instruments)
    .where(and(eq(instruments.id, instrumentId), eq(instruments.employeeId, employeeId)));
  return found;
}

/** The status of what its owner has removed: transfers that went there keep its name. */
export const deleted = instrumentStatus.toWire('Deleted');

/**
 * Notes that an account is closed: no further transfer goes there, and it is not the first choice any more. One that its owner has removed
 * stays so.
 */
export async function closeInstrument(tx: Db, { id }: Instrument): Promise<void> {
  const status = instrumentStatus.toWire('InActive');
  await tx
    .update(instruments)
    .set({ status, isDefault: false })
    .where(and(eq(instruments.id, id), ne(instruments.status, deleted)));
}

/** How a verification stands at a time; the stored state of an account that has none. */
function verificationAt({ verification }: Instrument, test: ShownTest | null, now: Date): number | null {
  if (!test || verification === null) return verification;
  const step = pennyTestStep(
    {
      status: pennyTestStatus.fromWire(test.status) ?? 'PennyNotVerified',
      arrivesAt: epochMs(test.arrivesAt.getTime()),
      expiresAt: epochMs(test.expiresAt.getTime()),
    },
    epochMs(now.getTime()),
  );
  return instrumentVerification.toWire(verificationOfStep[step]);
}

type ShownTest = Omit<PennyTestRow, 'amounts'>;

const pennyTestOf = (test: ShownTest) => ({
  status: test.status,
  arrivesAt: test.arrivesAt.toISOString(),
  expiresAt: test.expiresAt.toISOString(),
  triesLeft: test.triesLeft,
  resendsLeft: test.resendsLeft,
});

// Without the amounts: a list does not show them, and unsealing costs time.
const { amounts: _sealed, ...shownOfTest } = getTableColumns(pennyTests);

const shownOfCard = {
  cardBrand: debitCards.brand,
  cardProcessor: debitCards.processor,
  expirationDate: debitCards.expiry,
  isHybridModelCard: debitCards.paysProgramFee,
};

/** Every instrument of an employee that has not been removed and is shown among the accounts, as on the wire at a time. */
export async function listInstruments(tx: Db, employeeId: number, now: Date): Promise<WireInstruments> {
  const rows = await tx
    .select({ row: instruments, test: shownOfTest, card: shownOfCard })
    .from(instruments)
    .leftJoin(pennyTests, eq(pennyTests.instrumentId, instruments.id))
    .leftJoin(debitCards, eq(debitCards.instrumentId, instruments.id))
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        ne(instruments.status, deleted),
        eq(instruments.isGoal, false),
      ),
    )
    .orderBy(asc(instruments.id));
  return {
    instruments: rows.map(({ row, test, card }) => {
      const verification = verificationAt(row, test, now);
      return {
        id: row.id,
        displayText: row.displayText,
        instrumentType: row.instrumentType,
        instrumentSubType: row.instrumentSubType,
        isDefaultSelected: row.isDefault,
        imageName: row.imageName,
        status: row.status,
        last4: row.last4,
        instantEligible: row.instantEligible,
        ...(row.bankAccountType === null ? {} : { bankAccountType: row.bankAccountType }),
        ...(verification === null ? {} : { verification }),
        ...card,
        ...(test && { pennyTest: pennyTestOf(test) }),
      };
    }),
  };
}

/** What holds the money of a person's savings goals that have not been put away. */
export const heldGoals = (tx: Db, employeeId: number): Promise<Instrument[]> =>
  tx
    .select()
    .from(instruments)
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(instruments.isGoal, true),
        eq(instruments.instrumentType, instrumentKind.toWire('Savings')),
        eq(instruments.status, instrumentStatus.toWire('Active')),
      ),
    );
