import type { WireFriendFunds } from '@dayfare/api/money/friends/friends-contract';
import { type MinorUnits, max, min, minorUnits, sum, toWire, zero } from '@dayfare/domain/money';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { heldInEach } from './balance.ts';

/** What friends have paid into what we hold for people, and is still there, by instrument. */
async function friendFundsInEach(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, MinorUnits>> {
  const { toInstrumentId } = friendPayments;
  const paid = await tx
    .select({ id: toInstrumentId, minor: sql<string>`sum(${friendPayments.amountMinor})` })
    .from(friendPayments)
    .where(inArray(toInstrumentId, [...ids]))
    .groupBy(toInstrumentId);
  if (paid.length === 0) return new Map();
  const { amountMinor, feeMinor, fromInstrumentId, returnedFeeMinor, returnedMinor, source } =
    instrumentMoves;
  const moved = await tx
    .select({
      id: fromInstrumentId,
      minor: sql<string>`sum(${amountMinor} + ${feeMinor} - ${returnedMinor} - ${returnedFeeMinor})`,
    })
    .from(instrumentMoves)
    .where(and(inArray(fromInstrumentId, [...ids]), eq(source, 'FriendIndeed')))
    .groupBy(fromInstrumentId);
  const gone = new Map(moved.map(({ id, minor }) => [id, Number(minor)]));
  // It may have been spent as part of everything else that is there.
  const held = await heldInEach(tx, ids);
  const left = (id: number, received: number) =>
    min(max(zero, minorUnits(received - (gone.get(id) ?? 0))), held.get(id) ?? zero);
  return new Map(paid.map(({ id, minor }) => [id, left(id, Number(minor))]));
}

/** What friends have paid into something that we hold for a person, and that is still there. */
export async function friendFundsIn(tx: Db, instrumentId: number): Promise<MinorUnits> {
  return (await friendFundsInEach(tx, [instrumentId])).get(instrumentId) ?? zero;
}

/** What friends have paid a person, and can be used now. */
export async function friendFunds({ db, employee }: SignedInContext): Promise<WireFriendFunds> {
  const places = await db
    .selectDistinct({ id: friendPayments.toInstrumentId })
    .from(friendPayments)
    .where(eq(friendPayments.payeeId, employee.id));
  const funds = await friendFundsInEach(
    db,
    places.map(({ id }) => id),
  );
  const there = [...funds].filter(([, minor]) => minor > 0);
  return {
    accessibleAmount: toWire(sum(there.map(([, minor]) => minor))),
    currency: employee.currency,
    sources: there.map(([instrumentID, minor]) => ({ instrumentID, amount: toWire(minor) })),
  };
}
