import type { RailPayment } from '../../../rails/index.ts';

/** Whether a rail has not said yet how a payment ends: it still carries it, or looks at it first. */
export const isOnItsWay = ({ state }: Pick<RailPayment, 'state'>): boolean =>
  state === 'taken' || state === 'held';

/**
 * Whether it is not known how a payment ends: its rail has not said so, or says what can't be, as that more is there than was sent. Reconciliation
 * names what differs; nothing is booked until the rail says what can be.
 */
export function isUndecided(
  said: Pick<RailPayment, 'state' | 'paidMinor'>,
  { amountMinor }: { readonly amountMinor: number },
): boolean {
  const isPossible = said.paidMinor > 0 && said.paidMinor <= amountMinor;
  return isOnItsWay(said) || (said.state === 'paid' && !isPossible);
}

/** Whether a rail says after the end of a payment that it has paid more than it had said then. */
export const hasPaidMore = (
  said: Pick<RailPayment, 'state' | 'paidMinor'>,
  payment: { readonly amountMinor: number; readonly paidMinor: number },
): boolean => said.state === 'paid' && !isUndecided(said, payment) && said.paidMinor > payment.paidMinor;

const soonestMs = 5 * 60_000;
const latestMs = 12 * 3_600_000;

/**
 * When a rail is asked again that has not said how a payment ended: in five minutes at first, then after as long as it has been late, and
 * twice a day in the end. It is asked for as long as it takes.
 */
export function askAgainAt(at: Date, promisedAt: Date): Date {
  const late = at.getTime() - promisedAt.getTime();
  return new Date(at.getTime() + Math.min(latestMs, Math.max(soonestMs, late)));
}
