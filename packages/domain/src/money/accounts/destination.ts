import { productCard } from '../../product/index.ts';
import { type MinorUnits, minorUnits } from '../amounts/amount.ts';
import { instantArrivalMinutes, nextDayArrivalHour, type TravelTime } from '../calendar/arrival.ts';
import type { InstrumentKind, InstrumentSubType } from '../enums/instrument.ts';

/** What wages are sent to, by the way they get there. */
export type Destination = 'bank' | 'card' | 'cash' | 'gift' | 'biller' | 'issuer';

/** What holds for a destination. The documents name destinations and say nothing more of them than the minimum age for cash. */
export interface DestinationRules extends TravelTime {
  /** The largest amount of one transfer; null where only the common limits hold. */
  readonly most: MinorUnits | null;
  /** Whether it can be the one that is chosen first. */
  readonly canBeDefault: boolean;
}

const usual = { instantMinutes: instantArrivalMinutes, nextDayHour: nextDayArrivalHour } as const;

/** Rules of each destination. A gift code is as good as cash and can't be called back, so an amount is bounded. */
export const destinationRules = {
  bank: { ...usual, most: null, canBeDefault: true },
  card: { ...usual, most: null, canBeDefault: true },
  cash: { ...usual, most: null, canBeDefault: false },
  gift: { instantMinutes: 5, nextDayHour: 9, most: minorUnits(200_00), canBeDefault: false },
  // A biller books at the end of its day.
  biller: { instantMinutes: 60, nextDayHour: 20, most: null, canBeDefault: false },
  issuer: { instantMinutes: 1, nextDayHour: 6, most: null, canBeDefault: true },
} as const satisfies Record<Destination, DestinationRules>;

/** What decides on the way to an instrument. */
export interface DestinationFacts {
  readonly kind: InstrumentKind | null;
  readonly subType: InstrumentSubType | null;
}

const byKind: Partial<Record<InstrumentKind, Destination>> = {
  BankAccount: 'bank',
  Card: 'card',
  CashPickup: 'cash',
  Amazon: 'gift',
  Biller: 'biller',
  // A ride service is paid as billers are.
  Uber: 'biller',
  Savings: 'issuer',
};

/** Which way wages get to an instrument; null for what takes none. The product's own card and savings are filled by their issuer. */
export function destinationOf({ kind, subType }: DestinationFacts): Destination | null {
  if (kind === 'Card' && subType === productCard) return 'issuer';
  return (kind && byKind[kind]) ?? null;
}
