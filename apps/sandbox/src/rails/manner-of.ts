import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { RailManner } from './rail-scenarios.ts';
import { railManners } from './tables.ts';

/** Sets how a rail treats payments to an account or a card. */
export async function setManner(tx: Db, instrumentId: number, manner: RailManner): Promise<void> {
  await tx
    .insert(railManners)
    .values({ instrumentId, manner })
    .onConflictDoUpdate({ target: railManners.instrumentId, set: { manner } });
}

/** How a rail treats payments to an account or a card now. A closed account sends everything back. */
export async function mannerOf(
  tx: Db,
  { id, refusesPayouts }: { readonly id: number; readonly refusesPayouts: boolean },
): Promise<RailManner> {
  const [set] = await tx.select().from(railManners).where(eq(railManners.instrumentId, id));
  return set?.manner ?? (refusesPayouts ? 'R02' : 'Pays');
}
