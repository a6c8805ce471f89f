import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { friendFunds } from '../moves/friend-funds.ts';
import { closeFriendKey } from './close-key.ts';
import { findFriend } from './find.ts';
import { friendsOf } from './list.ts';
import { payFriend } from './pay.ts';

const calls = implement(friendsContract).$context<ApiContext>().use(requireSession);

/** Paying a friend, and being paid. */
export const friendsHandlers = calls.router({
  payFriend: calls.payFriend.handler(({ context, input }) => payFriend(context, input)),
  getAvailableFundsFromFriendIndeed: calls.getAvailableFundsFromFriendIndeed.handler(({ context }) =>
    friendFunds(context),
  ),
  getFriends: calls.getFriends.handler(({ context }) => friendsOf(context)),
  findFriend: calls.findFriend.handler(({ context, input }) => findFriend(context, input.identifier)),
  closeFriendKey: calls.closeFriendKey.handler(({ context, input }) =>
    closeFriendKey(context, input.idempotencyKey),
  ),
});
