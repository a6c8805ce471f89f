import { and, eq, isNull, lt } from 'drizzle-orm';
import { billDues, bills } from '../../areas/billpay/tables.ts';
import { instrumentMoves } from '../../areas/money/core/move-tables.ts';
import { undone } from '../../areas/money/core/status.ts';
import { transactions } from '../../areas/money/core/tables.ts';
import { tipsDeposits } from '../../areas/tips/tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** What bills and tips have moved without anybody asking at that moment, and what is wrong about it. */
export interface MadeByItself {
  /** Ids of transfers to billers. */
  readonly bills: readonly string[];
  /** Ids of payouts of tips. */
  readonly tips: readonly string[];
  /** Payments that stand although no bill or report names them: another one was made in their place. */
  readonly paidTwice: number;
  /** Bills that still wait for a day that has been. */
  readonly leftOut: number;
  /** Bills that autopay paid although they are above its limit. */
  readonly aboveAutopay: number;
}

const isUndone = (status: string) => undone.some((one) => one === status);

async function billsOf(db: Db, confirmed: ReadonlySet<string>) {
  const paid = await db
    .select()
    .from(transactions)
    .where(and(eq(transactions.payout, 'biller'), isNull(transactions.previewId)));
  const dues = await db.select().from(billDues).innerJoin(bills, eq(bills.id, billDues.billId));
  const named = new Map(dues.map((due) => [due.bill_dues.transactionId, due.bills]));
  const alone = paid.filter(({ id }) => !confirmed.has(id));
  return {
    ids: alone.map(({ id }) => id),
    twice: paid.filter(({ id, status }) => !isUndone(status) && !named.has(id)).length,
    above: alone.filter(({ id, amountMinor }) => amountMinor > (named.get(id)?.autopayLimitMinor ?? Infinity))
      .length,
  };
}

async function tipsOf(db: Db, confirmed: ReadonlySet<string>) {
  const reports = await db.select().from(tipsDeposits);
  const pots = new Set(reports.map(({ potId }) => potId));
  const named = new Set(reports.map(({ moveId }) => moveId));
  const moves = await db.select().from(instrumentMoves);
  const alone = moves.filter((one) => pots.has(one.fromInstrumentId) && !confirmed.has(one.id));
  return {
    ids: alone.map(({ id }) => id),
    twice: alone.filter(({ id, returnedMinor }) => returnedMinor === 0 && !named.has(id)).length,
  };
}

/** Looks at what bills and tips did by themselves until now. `confirmed` are the ids that clients were answered with. */
export async function madeByItself(db: Db, confirmed: ReadonlySet<string>, now: Date): Promise<MadeByItself> {
  const ofBills = await billsOf(db, confirmed);
  const ofTips = await tipsOf(db, confirmed);
  const today = now.toISOString().slice(0, 10);
  return {
    ...{ bills: ofBills.ids, tips: ofTips.ids, paidTwice: ofBills.twice + ofTips.twice },
    leftOut: await db.$count(billDues, and(eq(billDues.state, 'scheduled'), lt(billDues.payOn, today))),
    aboveAutopay: ofBills.above,
  };
}
