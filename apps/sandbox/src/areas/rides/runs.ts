import { randomUUID } from 'node:crypto';
import { rideEndpoint } from '@dayfare/domain/rides';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { type RunRow, rideRuns } from './tables.ts';
import { placeWith } from './town.ts';

type Ends = readonly { readonly endpoint: number; readonly placeID: number }[];

/** The place of an end that is named once. */
function endOf(ends: Ends, end: 'SOURCE' | 'DESTINATION'): number {
  const [found, ...more] = ends.filter(({ endpoint }) => rideEndpoint.fromWire(endpoint) === end);
  if (!found || more.length > 0 || !placeWith(found.placeID)) throw new Refusal('RideNotCreated');
  return found.placeID;
}

/** Notes a way from one place to another. Refuses with RideNotCreated unless both ends are in the town, and are two. */
export async function startRun({ db, employee, clock }: ApiContext & SignedIn, ends: Ends): Promise<string> {
  const [sourceId, destinationId] = [endOf(ends, 'SOURCE'), endOf(ends, 'DESTINATION')];
  if (sourceId === destinationId) throw new Refusal('RideNotCreated');
  const id = randomUUID();
  await db
    .insert(rideRuns)
    .values({ id, employeeId: employee.id, sourceId, destinationId, createdAt: clock.now() });
  return id;
}

/** A way of this person. Refuses with RideNotCreated, also if it belongs to another user. */
export async function requireRun(tx: Db, employeeId: number, id: string): Promise<RunRow> {
  const [found] = await tx
    .select()
    .from(rideRuns)
    .where(and(eq(rideRuns.id, id), eq(rideRuns.employeeId, employeeId)));
  if (!found) throw new Refusal('RideNotCreated');
  return found;
}
