import { type Destination, destinationOf, instrumentKind, instrumentSubType } from '@dayfare/domain/money';
import type { Movement } from '../../../ledger/entries.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Instrument, Transaction } from './tables.ts';

/** What a transfer moves in the ledger. */
export function movementOf({ amountMinor, feeMinor, payout }: Transaction): Movement {
  return { amount: amountMinor, fee: feeMinor, payout };
}

/** The way by which wages get to an instrument. Refuses with InstrumentNotUsable for what takes none. */
export function payoutFor(instrument: Pick<Instrument, 'instrumentType' | 'instrumentSubType'>): Destination {
  const way = destinationOf({
    kind: instrumentKind.fromWire(instrument.instrumentType),
    subType: instrumentSubType.fromWire(instrument.instrumentSubType),
  });
  if (!way) throw new Refusal('InstrumentNotUsable');
  return way;
}
