import type { WireTipsDeposit } from '@dayfare/api/tips/contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import type { DepositState } from '@dayfare/domain/tips';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { type Instrument, instrumentMoves, instruments, placeName, underway } from '../money/index.ts';
import { type TipsDepositRow, tipsDeposits } from './tables.ts';

type Move = typeof instrumentMoves.$inferSelect;

/** A report with its last payout and where that went. */
export interface Deposit {
  readonly row: TipsDepositRow;
  readonly move: Move | null;
  readonly to: Instrument | null;
}

/** Reports with their payouts, to be narrowed down by the caller. */
export const depositRows = (tx: Db) =>
  tx
    .select({ row: tipsDeposits, move: instrumentMoves, to: instruments })
    .from(tipsDeposits)
    .leftJoin(instrumentMoves, eq(instrumentMoves.id, tipsDeposits.moveId))
    .leftJoin(instruments, eq(instruments.id, instrumentMoves.toInstrumentId));

/** What of a report has not been paid out, in minor units: what came back of its payout, or all of it. */
export const owedOf = ({ row, move }: Pick<Deposit, 'row' | 'move'>) =>
  minorUnits(move ? move.returnedMinor : row.amountMinor);

/** What has become of a report. */
export function stateOf({ row, move }: Pick<Deposit, 'row' | 'move'>): DepositState {
  if (row.potId === null) return 'withPay';
  if (row.takenAt !== null) return 'taken';
  if (!move) return 'waiting';
  if (underway.has(move.status)) return 'onItsWay';
  return move.returnedMinor > 0 ? 'failed' : 'paid';
}

/** A report as on the wire. */
export function wireDeposit(deposit: Deposit): WireTipsDeposit {
  const { row, move, to } = deposit;
  const state = stateOf(deposit);
  return {
    ...{ depositID: row.id, kind: row.kind, amount: toWire(minorUnits(row.amountMinor)), state },
    ...{ workedOn: row.workedOn, reportedAt: row.reportedAt.toISOString() },
    place: to && placeName(to),
    arrivesAt: state === 'onItsWay' && move ? move.arrivesAt.toISOString() : null,
  };
}
