import type { WireInstrumentBalance } from '@dayfare/api/money/moves/moves-contract';
import { instrumentStatus, type MinorUnits, minorUnits, toWire, zero } from '@dayfare/domain/money';
import { accountId } from '../../../ledger/accounts.ts';
import { openingLines } from '../../../ledger/entries.ts';
import { balancesOf, lastEntryAt, openHeldAccount, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { requireInstrument } from '../accounts/mine.ts';
import { listInstruments } from '../accounts/own-accounts.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { isHeld } from '../core/is-held.ts';
import type { Instrument } from '../core/tables.ts';

/** What is in instruments that we hold, by instrument. */
export async function heldInEach(tx: Db, ids: readonly number[]): Promise<ReadonlyMap<number, MinorUnits>> {
  const balances = await balancesOf(tx, ids.map(accountId.held));
  return new Map(ids.map((id) => [id, minorUnits(-(balances.get(accountId.held(id)) ?? 0) || 0)]));
}

/** What is in an instrument that we hold. */
export const heldIn = async (tx: Db, instrumentId: number): Promise<MinorUnits> =>
  (await heldInEach(tx, [instrumentId])).get(instrumentId) ?? zero;

/** Instruments that we hold with what is in them. */
export async function withBalances<One extends { readonly id: number }>(
  tx: Db,
  ones: readonly One[],
): Promise<(One & { balance: number })[]> {
  const held = await heldInEach(
    tx,
    ones.map(({ id }) => id),
  );
  return ones.map((one) => ({ ...one, balance: toWire(held.get(one.id) ?? zero) }));
}

/** Puts money into an instrument that we hold, in the caller's transaction; `reference` is unique. */
export async function fillHeld(
  tx: Db,
  instrument: Pick<Instrument, 'id' | 'employeeId'>,
  { currency, minor, at }: { readonly currency: string; readonly minor: MinorUnits; readonly at: Date },
): Promise<void> {
  await openHeldAccount(tx, instrument, currency);
  await post(tx, {
    kind: 'opening',
    reference: `opening:${instrument.id}:${at.getTime()}`,
    at,
    lines: openingLines(instrument.id, currency, minor),
  });
}

/** What is in an account or card; unknown where the money is a bank's. Refuses with InstrumentNotFound. */
export async function instrumentBalance(
  { db, clock, employee }: SignedInContext,
  id: number,
): Promise<WireInstrumentBalance> {
  const known = await requireInstrument(db, employee.id, id);
  const at = isHeld(known) ? await lastEntryAt(db, accountId.held(id)) : null;
  return {
    instrumentID: id,
    balance: isHeld(known) ? toWire(await heldIn(db, id)) : null,
    currency: employee.currency,
    updatedAt: (at ?? clock.now()).toISOString(),
  };
}

/** Where money for an account or card can come from: what else the person has that we hold. Refuses with InstrumentNotFound. */
export async function sourcesOf({ db, clock, employee }: SignedInContext, id: number) {
  await requireInstrument(db, employee.id, id);
  const { instruments } = await listInstruments(db, employee.id, clock.now());
  const active = instrumentStatus.toWire('Active');
  const able = instruments.filter((one) => one.id !== id && one.status === active && isHeld(one));
  return { sources: await withBalances(db, able) };
}
