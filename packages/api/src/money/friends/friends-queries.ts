import { fromWire, type MinorUnits, type MoveAnswer, toWire } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, moveAnswerFromWire } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { instrumentsFromWire } from '../from-wire.ts';
import { moneyKeys } from '../keys.ts';
import { refreshHeld } from '../moves/moves-queries.ts';
import {
  friendsContract,
  type WireFriend,
  type WireFriendReceipt,
  type WireFriends,
} from './friends-contract.ts';

/** A friend who can be paid. */
export type Friend = Entity<typeof friendFromWire>;

/** What a person needs to pay friends, and to be paid. */
export type Friends = Entity<typeof friendsFromWire>;

const friendFromWire = ({ friendCode, friendName }: WireFriend) => ({
  code: friendCode,
  /** First name and initial. */
  name: friendName,
});

function friendsFromWire({ myCode, sources, payments }: WireFriends) {
  return {
    myCode,
    sources: instrumentsFromWire({ instruments: sources }).map((one) => ({
      ...one,
      balance: fromWire(sources.find(({ id }) => id === one.id)?.balance ?? 0),
    })),
    payments: payments.map((one) => ({
      friend: friendFromWire(one),
      id: one.paymentID,
      isReceived: one.isReceived,
      amount: fromWire(one.amount),
      note: one.note,
      paidAt: instantFromWire(one.paidAt),
    })),
  };
}

/** What a person needs to pay friends, and to be paid. Others pay at any time, so each page asks again. */
export function friendsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.instruments, 'friends'],
    ask: ({ signal }) => api.client(friendsContract).getFriends(undefined, { signal }),
    read: friendsFromWire,
    staleTime: 0,
  });
}

/** What friends have paid a person and that is still there, by the card or balance that it is in. */
export function friendFundsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...moneyKeys.instruments, 'friend-funds'],
    ask: ({ signal }) => api.client(friendsContract).getAvailableFundsFromFriendIndeed(undefined, { signal }),
    read: ({ sources }) =>
      sources.map(({ instrumentID, amount }) => ({ id: instrumentID, amount: fromWire(amount) })),
    staleTime: 0,
  });
}

/** Refetches what is in accounts and cards, and the history, after a friend was paid. */
export const refreshAfterFriend: (client: QueryClient) => Promise<void> = refreshHeld;

/** Returns who has a phone number, an e-mail address or a code. Rejects with ApiError: `FriendNotFound`, `FriendIsYou` or `FriendAttemptsExhausted`. */
export async function findFriend(api: ApiClient, identifier: string): Promise<Friend> {
  return friendFromWire(await api.client(friendsContract).findFriend({ identifier }));
}

/** The payee, the amount in minor units and the source. */
export interface FriendPayment {
  readonly friend: Friend;
  readonly from: number;
  readonly amount: MinorUnits;
  readonly note: string;
}

/** A payment that has been made. */
export type FriendReceipt = Entity<typeof receiptFromWire>;

function receiptFromWire(wire: WireFriendReceipt) {
  return {
    friend: friendFromWire(wire),
    from: wire.fromInstrumentID,
    amount: fromWire(wire.amount),
    balanceAfter: fromWire(wire.balanceAfter),
    paidAt: instantFromWire(wire.paidAt),
  };
}

/** Pays a friend, once for each key. Rejects with ApiError. */
export async function payFriend(
  api: ApiClient,
  { friend, from, amount, note }: FriendPayment,
  key: string,
): Promise<FriendReceipt> {
  return receiptFromWire(
    await api
      .client(friendsContract)
      .payFriend(
        { friendCode: friend.code, fromInstrumentID: from, amount: toWire(amount), note },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** What became of a payment whose answer was lost. Nothing is paid under its key any more. Rejects with ApiError. */
export async function friendOutcome(api: ApiClient, key: string): Promise<MoveAnswer<FriendReceipt>> {
  const answer = await api.client(friendsContract).closeFriendKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}
