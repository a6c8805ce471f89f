import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { bankAccounts, billerAccounts, debitCards } from '../accounts/tables.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import { payments } from './tables.ts';

/** Where a payment goes, in the terms of its rail. An account that was there from the start is known by its last digits. */
export type PaymentDestination =
  | { readonly kind: 'bank'; readonly routingNumber: string; readonly accountNumber: string }
  | { readonly kind: 'card'; readonly token: string }
  | {
      readonly kind: 'biller';
      readonly billerId: number;
      readonly accountNumber: string;
      readonly zip: string | null;
    }
  | { readonly kind: 'name'; readonly name: string; readonly last4: string };

/** An account or a card, and where payments to it go. */
export interface Place {
  readonly instrument: Instrument;
  readonly destination: PaymentDestination;
}

const numbers = { bank: bankAccounts, card: debitCards, biller: billerAccounts };

type Named = Pick<Instrument, 'displayText' | 'last4'>;
type Numbers = {
  readonly [Kind in keyof typeof numbers]?: (typeof numbers)[Kind]['$inferSelect'] | null;
};

function destinationFrom(
  { displayText: name, last4 }: Named,
  { bank, card, biller }: Numbers,
): PaymentDestination {
  if (bank) return { kind: 'bank', routingNumber: bank.routingNumber, accountNumber: bank.accountNumber };
  if (card) return { kind: 'card', token: card.token };
  if (biller) {
    const { billerId, accountNumber, zip } = biller;
    return { kind: 'biller', billerId, accountNumber, zip };
  }
  return { kind: 'name', name, last4 };
}

const placesOf = (tx: Db) =>
  tx
    .select({ instrument: instruments, ...numbers })
    .from(instruments)
    .leftJoin(bankAccounts, eq(bankAccounts.instrumentId, instruments.id))
    .leftJoin(debitCards, eq(debitCards.instrumentId, instruments.id))
    .leftJoin(billerAccounts, eq(billerAccounts.instrumentId, instruments.id));

/** An instrument of this employee, and where payments to it go; undefined also if it belongs to another person. */
export async function findPlace(
  tx: Db,
  employeeId: number,
  instrumentId: number,
): Promise<Place | undefined> {
  const [found] = await placesOf(tx).where(
    and(eq(instruments.id, instrumentId), eq(instruments.employeeId, employeeId)),
  );
  if (!found) return undefined;
  const { instrument, ...kept } = found;
  return { instrument, destination: destinationFrom(instrument, kept) };
}

/** Reads where payments to an account go now. */
export async function destinationOf(
  tx: Db,
  { id, ...named }: Named & Pick<Instrument, 'id'>,
): Promise<PaymentDestination> {
  const [found] = await placesOf(tx).where(eq(instruments.id, id));
  return destinationFrom(named, found ?? {});
}

/** What is kept of a destination; it is sealed in its column. */
export const writtenDestination = async (
  tx: Db,
  instrument: Pick<Instrument, 'id' | 'displayText' | 'last4'>,
): Promise<string> => JSON.stringify(await destinationOf(tx, instrument));

/**
 * Gives payments to an account that were written before destinations were kept with them, and have not ended, the one that they have now.
 * Before its numbers are forgotten.
 */
export async function keepDestinations(tx: Db, instrument: Instrument): Promise<void> {
  const mine = sql`${payments.transactionId} in (
    select id from transactions where instrument_id = ${instrument.id}
    union all select id from instrument_moves where to_instrument_id = ${instrument.id})`;
  await tx
    .update(payments)
    .set({ destination: await writtenDestination(tx, instrument) })
    .where(and(mine, isNull(payments.endedAt), isNull(payments.destination)));
}
