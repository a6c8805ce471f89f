import { longestFriendNote } from '@dayfare/domain/money';
import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireId,
  wireInstant,
} from '../../wire/index.ts';
import { instrument } from '../accounts/instrument.ts';

const friendCode = z.string().check(z.maxLength(20));
const note = z.string().check(z.maxLength(longestFriendNote));

/** A friend who can be paid. */
const friend = z.object({ friendCode, friendName: z.string() });

const friends = z.object({
  /** By which others pay the person who asks. */
  myCode: friendCode,
  /** Where the money can come from. */
  sources: z.array(z.extend(instrument, { balance: wireAmount })),
  /** What was paid and received, the newest first. */
  payments: z.array(
    z.extend(friend, {
      paymentID: z.string(),
      isReceived: z.boolean(),
      amount: wireAmount,
      currency: z.string(),
      /** Empty if there is none. */
      note,
      paidAt: wireInstant,
    }),
  ),
});

/** A payment that has been made. */
const receipt = z.extend(friend, {
  paymentID: z.string(),
  fromInstrumentID: wireId,
  amount: wireAmount,
  currency: z.string(),
  /** What is left where it came from. */
  balanceAfter: wireAmount,
  paidAt: wireInstant,
});

/** What friends have paid a person, and that is still there. */
const friendFunds = z.object({
  accessibleAmount: wireAmount,
  currency: z.string(),
  /** Ours. In which of the person's cards and balances it is. */
  sources: z.array(z.object({ instrumentID: wireId, amount: wireAmount })),
});

/** The calls about paying a friend. The documents name the first two, without their payloads. */
export const friendsContract = {
  /** Pay a friend, once for each idempotency key. */
  payFriend: call('POST', 'user/PayFriend', {
    input: z.object({ friendCode, fromInstrumentID: wireId, amount: wireAmount, note }),
    payload: receipt,
    meta: { idempotent: true },
  }),
  /** What friends have paid, and that is still there. */
  getAvailableFundsFromFriendIndeed: call('GET', 'user/GetAvailableFundsFromFriendIndeed', {
    payload: friendFunds,
  }),
  /** Own code, sources of money, and what was paid and received. */
  getFriends: call('GET', 'user/GetFriends', { payload: friends, meta: { ours: true } }),
  /** Who has a phone number, an e-mail address or a code. Unknown ones count against the tries of the day. */
  findFriend: call('POST', 'user/FindFriend', {
    input: z.object({ identifier: z.string().check(z.minLength(1), z.maxLength(254)) }),
    payload: friend,
    meta: { kind: 'read', ours: true },
  }),
  /**
   * What became of a payment to a friend, by its idempotency key. Sees to it that nothing is paid any more under a key, and says what it
   * stands for. Moves nothing.
   */
  closeFriendKey: call('POST', 'user/CloseFriendKey', {
    input: transferKey,
    payload: keyOutcome(receipt),
    meta: { kind: 'read', ours: true },
  }),
};

/** A person's friends as on the wire. */
export type WireFriends = z.infer<typeof friends>;
/** What friends have paid, as on the wire. */
export type WireFriendFunds = z.infer<typeof friendFunds>;
/** A friend as on the wire. */
export type WireFriend = z.infer<typeof friend>;
/** A payment as on the wire. */
export type WireFriendReceipt = z.infer<typeof receipt>;
/** What a key stands for, as on the wire. */
export type WireFriendOutcome = WireKeyOutcome<WireFriendReceipt>;
