import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** What a transaction pays into. */
export const transactionType = enumeration(['Bank', 'Card', 'CashPickup', 'Amazon', 'BillPayment']);
export type TransactionType = NameOf<typeof transactionType>;

/** Where the money of a transaction comes from. */
export const transactionSource = enumeration([
  'EWA',
  'Incentive_Referrals',
  'Savings',
  'ACH',
  'P2P',
  'BillPay',
  'FriendIndeed',
]);
export type TransactionSource = NameOf<typeof transactionSource>;
