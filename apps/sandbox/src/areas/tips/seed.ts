import { epochMs, minorUnits, toIsoDate } from '@dayfare/domain/money';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import { readerOf } from '../../seeds/reader.ts';
import { documentsOf, recordAcceptances } from '../contracts/index.ts';
import { instruments } from '../money/index.ts';
import { employees, employments } from '../session/index.ts';
import { settlePastPayouts } from './past-payouts.ts';
import { payOut } from './payout.ts';
import { reportTips } from './report.ts';
import { type TipsChoice, tipsChoices } from './tables.ts';
import { tipsContractType } from './tips-summary.ts';

const dayMs = 86_400_000;

async function choose(tx: Db, choice: TipsChoice): Promise<void> {
  const { employmentId, ...set } = choice;
  await tx.insert(tipsChoices).values(choice).onConflictDoUpdate({ target: tipsChoices.employmentId, set });
}

/** Inserts what a seeded person's first employer has reported of tips, with what became of its payouts. */
export const tipsSeed: AreaSeed = async (tx, { id, now, seed }) => {
  if (!seed.earlyTips) return;
  const { setting, reports } = seed.earlyTips;
  const [employee] = await tx.select().from(employees).where(eq(employees.id, id));
  const [work] = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, id))
    .orderBy(asc(employments.id))
    .limit(1);
  if (!employee || !work) throw new Error(`${seed.userName} works nowhere.`);
  const places = await tx
    .select({ id: instruments.id })
    .from(instruments)
    .where(eq(instruments.employeeId, id))
    .orderBy(asc(instruments.id));
  await recordAcceptances(tx, {
    ...{ employeeId: id, documents: documentsOf(tipsContractType, 0), reader: readerOf(employee) },
    at: employee.createdAt,
  });
  for (const { daysAgo, kind, amount, to } of reports) {
    const at = new Date(now.getTime() - daysAgo * dayMs);
    if (to !== null) {
      const instrumentId = places[to]?.id ?? null;
      await choose(tx, { ...{ employmentId: work.id, setting, instrumentId }, optedInAt: at });
    }
    const reportId = await reportTips(tx, {
      ...{ employmentId: work.id, kind, amount: minorUnits(amount), at },
      workedOn: toIsoDate(epochMs(at.getTime()), employee.timeZone),
    });
    await payOut(tx, `${reportId}:`, at);
  }
  await settlePastPayouts(tx, now);
};
