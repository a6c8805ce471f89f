import type { WireFriendFunds } from '@dayfare/api/money/friends/friends-contract';
import { type MinorUnits, max, min, minorUnits, subtract, sum, toWire, zero } from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { friendPayments } from '../core/friend-tables.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { heldIn } from './balance.ts';

/** What friends have paid into something that we hold for a person, and that is still there. */
export async function friendFundsIn(tx: Db, instrumentId: number): Promise<MinorUnits> {
  const [paid] = await tx
    .select({ minor: sql<string>`coalesce(sum(${friendPayments.amountMinor}), 0)` })
    .from(friendPayments)
    .where(eq(friendPayments.toInstrumentId, instrumentId));
  const received = minorUnits(Number(paid?.minor ?? 0));
  if (received === 0) return zero;
  const { amountMinor, feeMinor, fromInstrumentId, returnedFeeMinor, returnedMinor, source } =
    instrumentMoves;
  const [moved] = await tx
    .select({
      minor: sql<string>`coalesce(sum(${amountMinor} + ${feeMinor} - ${returnedMinor} - ${returnedFeeMinor}), 0)`,
    })
    .from(instrumentMoves)
    .where(and(eq(fromInstrumentId, instrumentId), eq(source, 'FriendIndeed')));
  const left = max(zero, subtract(received, minorUnits(Number(moved?.minor ?? 0))));
  // It may have been spent as part of everything else that is there.
  return min(left, await heldIn(tx, instrumentId));
}

/** What friends have paid a person, and can be used now. */
export async function friendFunds({ db, employee }: SignedInContext): Promise<WireFriendFunds> {
  const places = await db
    .selectDistinct({ id: friendPayments.toInstrumentId })
    .from(friendPayments)
    .where(eq(friendPayments.payeeId, employee.id));
  const sources = await Promise.all(
    places.map(async ({ id }) => ({ instrumentID: id, minor: await friendFundsIn(db, id) })),
  );
  const there = sources.filter(({ minor }) => minor > 0);
  return {
    accessibleAmount: toWire(sum(there.map(({ minor }) => minor))),
    currency: employee.currency,
    sources: there.map(({ instrumentID, minor }) => ({ instrumentID, amount: toWire(minor) })),
  };
}
