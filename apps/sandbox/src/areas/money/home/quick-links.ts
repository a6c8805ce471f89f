import type { WireQuickLinks } from '@dayfare/api/money/home/home-contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { quickLinkChoices } from './tables.ts';

const offered = [
  'earnings',
  'hours',
  'transfers',
  'recurring',
  'dailyTexts',
  'limits',
  'accounts',
  'agreements',
  'devices',
];
const usual = ['earnings', 'transfers', 'recurring'];

/** Pages that a person's home links to. */
export async function quickLinksOf(db: Db, employeeId: number): Promise<WireQuickLinks> {
  const [row] = await db.select().from(quickLinkChoices).where(eq(quickLinkChoices.employeeId, employeeId));
  return { offered: [...offered], chosen: row ? [...row.chosen] : [...usual] };
}

/** Saves the chosen pages in the order in which they are offered. Leaves out pages that are not offered. */
export async function chooseQuickLinks(db: Db, employeeId: number, wanted: readonly string[]): Promise<void> {
  const chosen = offered.filter((link) => wanted.includes(link));
  await db
    .insert(quickLinkChoices)
    .values({ employeeId, chosen })
    .onConflictDoUpdate({ target: quickLinkChoices.employeeId, set: { chosen } });
}
