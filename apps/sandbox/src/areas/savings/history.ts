import type { WireGoalHistory } from '@dayfare/api/savings/contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import {
  type Instrument,
  instrumentMoves,
  instruments,
  placeName,
  transactions,
  underway,
  undone,
} from '../money/index.ts';
import type { Goal } from './goals.ts';
import { savingsDeposits } from './tables.ts';

/** The most lines that are shown. */
const most = 100;

type Entry = WireGoalHistory['entries'][number];

/** How something stands by the status of the transfer or move that brings it. */
function stateOf(status: string | null): Entry['state'] {
  if (status === null) return 'done';
  if (underway.has(status)) return 'onItsWay';
  return undone.some((one) => one === status) ? 'failed' : 'done';
}

const wire = (minor: number) => toWire(minorUnits(minor));
const nameOf = (one: Instrument | null) => one && placeName(one);

async function depositsInto(tx: Db, { row }: Goal): Promise<Entry[]> {
  const rows = await tx
    .select({ deposit: savingsDeposits, transfer: transactions, source: instruments })
    .from(savingsDeposits)
    .leftJoin(transactions, eq(transactions.id, savingsDeposits.transactionId))
    .leftJoin(instruments, eq(instruments.id, savingsDeposits.sourceInstrumentId))
    .where(and(eq(savingsDeposits.goalId, row.id), ne(savingsDeposits.status, 'scheduled')));
  return rows.map(({ deposit, transfer, source }) => ({
    ...{ id: deposit.id, at: deposit.at.toISOString(), kind: 'deposit', how: deposit.how },
    amount: wire(deposit.amountMinor - partBack(transfer)),
    ...{ place: nameOf(source), reason: deposit.reason },
    state: deposit.status === 'skipped' ? 'skipped' : stateOf(transfer?.status ?? null),
  }));
}

/** What came back of a transfer of which a part arrived. */
const partBack = (transfer: typeof transactions.$inferSelect | null) =>
  transfer && stateOf(transfer.status) === 'done' ? transfer.returnedMinor : 0;

async function withdrawalsFrom(tx: Db, { row }: Goal): Promise<Entry[]> {
  const rows = await tx
    .select({ move: instrumentMoves, to: instruments })
    .from(instrumentMoves)
    .innerJoin(instruments, eq(instruments.id, instrumentMoves.toInstrumentId))
    .where(eq(instrumentMoves.fromInstrumentId, row.instrumentId));
  return rows.map(({ move, to }) => {
    const state = stateOf(move.status);
    return {
      ...{ id: move.id, at: move.createdAt.toISOString(), kind: 'withdrawal', how: null, state },
      amount: wire(
        move.amountMinor +
          move.feeMinor -
          (state === 'done' ? move.returnedMinor + move.returnedFeeMinor : 0),
      ),
      ...{ place: nameOf(to), reason: null },
    };
  });
}

/** What went into a goal and out of it, the newest first. */
export async function historyOf(tx: Db, goal: Goal): Promise<WireGoalHistory> {
  const entries = [...(await depositsInto(tx, goal)), ...(await withdrawalsFrom(tx, goal))];
  const newest = entries.toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
  return { entries: newest.slice(0, most), total: entries.length };
}
