import type { RailPayment } from '../../rails/index.ts';

/** Whether nothing of a payment is, or will be, where it was sent. */
export const isBack = ({ state }: Pick<RailPayment, 'state'>): boolean =>
  state === 'returned' || state === 'voided' || state === 'expired';
