import {
  type IsoDate,
  instrumentKind,
  instrumentStatus,
  instrumentSubType,
  type MinorUnits,
} from '@dayfare/domain/money';
import { paysEarly, type TipsKind, tipsKind } from '@dayfare/domain/tips';
import { and, eq, sql } from 'drizzle-orm';
import { openingLines } from '../../ledger/entries.ts';
import { openHeldAccount, post } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import {
  currencyOf,
  type Earner,
  type Instrument,
  instruments,
  lockEarner,
  openInstrument,
} from '../money/index.ts';
import { employments } from '../session/index.ts';
import { tellReported } from './notices.ts';
import { payoutJob } from './payout.ts';
import { tipsDeposits } from './tables.ts';
import { isOffered, summarizeTips } from './tips-summary.ts';

/** What an employer reports. */
export interface Report {
  readonly employmentId: number;
  readonly kind: TipsKind;
  readonly amount: MinorUnits;
  /** The day on which it was earned. */
  readonly workedOn: IsoDate;
  readonly at: Date;
}

/** What holds a person's tips or mileage until they are paid out. */
async function potFor(tx: Db, employeeId: number, kind: TipsKind): Promise<Instrument> {
  const same = {
    instrumentType: instrumentKind.toWire('TimelyTips'),
    instrumentSubType: instrumentSubType.toWire(kind),
    status: instrumentStatus.toWire('Active'),
  };
  const [found] = await tx
    .select()
    .from(instruments)
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(instruments.instrumentType, same.instrumentType),
        eq(instruments.instrumentSubType, same.instrumentSubType),
        eq(instruments.status, same.status),
      ),
    );
  if (found) return found;
  return openInstrument(tx, employeeId, {
    ...{ kind: 'TimelyTips', subType: kind, displayText: kind, imageName: kind.toLowerCase() },
  });
}

/** Notes tips that come with pay. */
async function keepForPay(tx: Db, earner: Earner, { kind, amount }: Report): Promise<void> {
  const column = kind === 'Tips' ? employments.tipsMinor : employments.mileageMinor;
  const more = sql`${column} + ${amount}`;
  await tx
    .update(employments)
    .set(kind === 'Tips' ? { tipsMinor: more } : { mileageMinor: more })
    .where(eq(employments.id, earner.employmentId));
}

/**
 * Writes down what an employer reports. What its person has paid out early is put into the books as theirs and sent on; the rest comes
 * with their pay.
 */
export async function reportTips(tx: Db, report: Report): Promise<number> {
  const { employmentId, kind, amount, workedOn, at } = report;
  const earner = await lockEarner(tx, employmentId);
  const { facts } = await summarizeTips(tx, earner.id, employmentId);
  const isEarly = isOffered(earner) && facts.isOptedIn && paysEarly(facts.setting, kind);
  const pot = isEarly ? await potFor(tx, earner.id, kind) : null;
  const [row] = await tx
    .insert(tipsDeposits)
    .values({
      ...{ employmentId, kind: tipsKind.toWire(kind), amountMinor: amount, workedOn },
      ...{ reportedAt: at, potId: pot?.id ?? null },
    })
    .returning({ id: tipsDeposits.id });
  if (!row) throw new Error('The report was not written.');
  if (!pot) {
    await keepForPay(tx, earner, report);
    return row.id;
  }
  const currency = currencyOf(earner);
  await openHeldAccount(tx, pot, currency);
  await post(tx, {
    ...{ kind: 'opening', reference: `tips:${row.id}`, at },
    lines: openingLines(pot.id, currency, amount),
  });
  await tellReported(tx, earner, { kind, amount, at, isStuck: facts.hasFailed || !facts.isLinked });
  await enqueue(tx, { kind: payoutJob, reference: `${row.id}:`, dueAt: at });
  return row.id;
}
