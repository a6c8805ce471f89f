import type { CurrencyCode, Destination, TransferSpeed } from '@dayfare/domain/money';
import { deliverySchedule } from '../core/arrival.ts';

/** How late a payment can be handed over, in milliseconds, and still arrive when it was said to: banks take more after our own cut-off. */
const graceMs = { NextDay: 2 * 3_600_000, Instant: 5 * 60_000 } as const satisfies Record<
  TransferSpeed,
  number
>;

/** A payment that leaves, as it was promised and as it is. */
interface Leaving {
  readonly currency: CurrencyCode;
  readonly speed: TransferSpeed;
  readonly to: Destination;
  /** When it was to leave, and when it was said to arrive. */
  readonly sendAt: Date;
  readonly arrivesAt: Date;
  /** When its rail has it. */
  readonly at: Date;
}

/**
 * When a payment arrives that its rail still carries; null while the promise stands. Whatever it left by, what is late now is promised as
 * what leaves now and takes the slower way.
 */
export function laterArrival({
  currency,
  to,
  arrivesAt,
  at,
}: Pick<Leaving, 'currency' | 'to' | 'arrivesAt' | 'at'>) {
  return at < arrivesAt ? null : deliverySchedule(currency, { speed: 'NextDay', to }, at);
}

/** When a payment arrives that its rail has later than it was to; null where it arrives as promised. */
export function newArrival({ currency, speed, to, sendAt, arrivesAt, at }: Leaving) {
  if (at.getTime() - sendAt.getTime() <= graceMs[speed]) return null;
  const travel = deliverySchedule(currency, { speed, to }, at);
  return travel.arrivesAt > arrivesAt ? travel : null;
}
