import type { RailPayment } from '../../../rails/index.ts';

/** Whether nothing of a payment is, or will be, where it was sent. */
export const isBack = ({ state }: Pick<RailPayment, 'state'>): boolean =>
  state === 'returned' || state === 'voided' || state === 'expired';

/** Whether a rail will not carry a payment: it refused it, or the payment is back. */
export const isNotCarried = (said: Pick<RailPayment, 'state'>): boolean =>
  said.state === 'refused' || isBack(said);
