import {
  friendsContract,
  type WireFriendOutcome,
  type WireFriendReceipt,
} from '@dayfare/api/money/friends/friends-contract';
import type { SignedInContext } from '../core/contexts.ts';
import { closeKey, receiptOutcome } from '../core/keyed-move.ts';

/** Sees to it that nothing is paid any more under a key, and says what it stands for. */
export function closeFriendKey(context: SignedInContext, key: string): Promise<WireFriendOutcome> {
  return closeKey(friendsContract.payFriend, context, key, (_tx, found) =>
    receiptOutcome<WireFriendReceipt>(found),
  );
}
