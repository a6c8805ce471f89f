import { type CurrencyCode, type EpochMs, epochMs, isCurrency } from '@dayfare/domain/money';

/** The instant of an ISO 8601 text. */
export function instantFromWire(text: string): EpochMs {
  return epochMs(Date.parse(text));
}

/** Reads what the wire may leave out: null for null and for nothing, otherwise what `read` makes of it. */
export function maybe<Wire, Read>(read: (wire: Wire) => Read, wire: Wire | null | undefined): Read | null {
  return wire === null || wire === undefined ? null : read(wire);
}

/** A currency from the wire. Throws RangeError for one that we don't pay. */
export function currencyFromWire(currency: string): CurrencyCode {
  if (!isCurrency(currency)) throw new RangeError(`${currency} is not a currency of ours.`);
  return currency;
}
