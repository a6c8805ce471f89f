import type { CurrencyCode, TransferState } from '@dayfare/domain/money';
import type { Analytics } from '../../../../platform/analytics/port.ts';

/**
 * Reports a transfer that was made: to analytics with its number and amount, to the person's record and saved
 * events, and the fee that was paid to marketing. A transfer without a fee is no purchase.
 */
export function reportTransfer(
  analytics: Analytics,
  { draft, quote, receipt }: Extract<TransferState, { step: 'done' }>,
  currency: CurrencyCode | null,
): void {
  const action = { name: 'TransferSent', type: draft.speed, screen: '/ewa/get-money/review' };
  const transaction = { id: receipt.transactionId, amount: draft.amount };
  analytics.track({ ...action, transaction });
  analytics.act(action);
  analytics.save([action.name]);
  if (currency) analytics.bought({ productId: `${draft.speed}Transfer`, price: quote.fee, currency });
}
