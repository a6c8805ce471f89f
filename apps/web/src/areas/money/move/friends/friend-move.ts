import {
  type FriendPayment,
  type FriendReceipt,
  friendOutcome,
  payFriend,
  refreshAfterFriend,
} from '@dayfare/api/money/friends/friends-queries';
import { isWhole, jsonCodec, type MoveKind } from '../../../../kit/money/move/move-kind.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

const isText = (value: unknown) => typeof value === 'string';

const isFriend = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'name' in value &&
  isText(value.code) &&
  isText(value.name);

/** Paying a friend. */
export const friendMove: MoveKind<FriendPayment, FriendReceipt> = {
  kind: 'friend',
  codec: jsonCodec(
    ({ friend, from, amount, note }) => isFriend(friend) && isWhole(from) && isWhole(amount) && isText(note),
  ),
  perform: payFriend,
  outcome: friendOutcome,
  refresh: refreshAfterFriend,
  amount: ({ amount }) => amount,
  path: ({ friend }) => pathTo('/card/pay-a-friend-manual', {}, { to: friend.code }),
};
