import type { CallNotes } from '../wire/index.ts';
import type { friendsContract } from './friends-contract.ts';

export const notes = {
  payFriend: 'Pay a friend, once for each idempotency key',
  getAvailableFundsFromFriendIndeed: 'What friends have paid, and that is still there',
  getFriends: 'Own code, sources of money, and what was paid and received',
  findFriend: 'Who has a phone number, an e-mail address or a code',
  closeFriendKey: 'What became of a payment to a friend, by its idempotency key',
} as const satisfies CallNotes<typeof friendsContract>;
