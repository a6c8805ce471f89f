import type { Db } from '../../platform/db/db.ts';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import { merchants } from './merchants.ts';
import { bankMovements } from './tables.ts';

const hourMs = 3_600_000;
/** Over how much time the purchases are spread. */
const days = 90;

/** Inserts purchases, one after another through all merchants, and a wage every two weeks. */
async function insertPurchases(tx: Db, employeeId: number, { count, now }: { count: number; now: Date }) {
  const every = (days * 24 * hourMs) / count;
  const purchases = Array.from({ length: count }, (_, index) => ({
    employeeId,
    merchant: merchants[(index * 7) % merchants.length]?.[0] ?? '',
    // From $3 to $42, the same ones every time.
    amountMinor: -(300 + ((index * 739) % 3_900)),
    at: new Date(now.getTime() - Math.round((index + 1) * every)),
  }));
  const wages = Array.from({ length: 6 }, (_, index) => ({
    ...{ employeeId, merchant: 'CORNER HARDWARE PAYROLL', amountMinor: 1_140_00 },
    at: new Date(now.getTime() - (index * 14 + 3) * 24 * hourMs),
  }));
  const all = [...purchases, ...wages];
  for (let from = 0; from < all.length; from += 500)
    await tx.insert(bankMovements).values(all.slice(from, from + 500));
}

/** Inserts what a seeded person's bank tells of them. */
export const smartspendSeed: AreaSeed = async (tx, { id, now, seed }) => {
  if (seed.purchases) await insertPurchases(tx, id, { count: seed.purchases, now });
};
