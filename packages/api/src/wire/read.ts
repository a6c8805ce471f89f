import { type EpochMs, epochMs } from '@dayfare/domain/money';

/** The instant of an ISO 8601 text. */
export function instantFromWire(text: string): EpochMs {
  return epochMs(Date.parse(text));
}

/** Reads what the wire may leave out: null for null and for nothing, otherwise what `read` makes of it. */
export function maybe<Wire, Read>(read: (wire: Wire) => Read, wire: Wire | null | undefined): Read | null {
  return wire === null || wire === undefined ? null : read(wire);
}
