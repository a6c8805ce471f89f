import { eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { RailScenario } from './rail-scenarios.ts';
import { railScenarios } from './tables.ts';

/** Sets how a rail treats payments to an account or a card. */
export async function setScenario(tx: Db, instrumentId: number, scenario: RailScenario): Promise<void> {
  await tx
    .insert(railScenarios)
    .values({ instrumentId, scenario })
    .onConflictDoUpdate({ target: railScenarios.instrumentId, set: { scenario } });
}

/** How a rail treats payments to an account or a card now. A closed account sends everything back. */
export async function scenarioOf(
  tx: Db,
  { id, refusesPayouts }: { readonly id: number; readonly refusesPayouts: boolean },
): Promise<RailScenario> {
  const [set] = await tx.select().from(railScenarios).where(eq(railScenarios.instrumentId, id));
  return set?.scenario ?? (refusesPayouts ? 'R02' : 'Pays');
}
