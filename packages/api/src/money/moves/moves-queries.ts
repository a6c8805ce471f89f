import { fromWire, type MinorUnits, type MoveAnswer, toWire, transactionSource } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, maybe, moveAnswerFromWire } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import type { WireInstruments } from '../accounts/instrument.ts';
import { instrumentsFromWire } from '../from-wire.ts';
import { moneyKeys } from '../keys.ts';
import { movesContract, type WireBetweenReceipt } from './moves-contract.ts';

/** What is in an account or card; null where the money is a bank's. */
export function balanceQuery(api: ApiClient, id: number) {
  return entityQuery({
    queryKey: [...moneyKeys.instruments, 'balance', id],
    ask: ({ signal }) => api.client(movesContract).getInstrumentBalance({ id }, { signal }),
    read: ({ balance }) => maybe(fromWire, balance),
    staleTime: 0,
  });
}

/** Where money for an account or card can come from, with what is there. */
export function sourcesQuery(api: ApiClient, id: number) {
  return entityQuery({
    queryKey: [...moneyKeys.instruments, 'sources', id],
    ask: ({ signal }) => api.client(movesContract).getInstrumentSourceList({ id }, { signal }),
    read: ({ sources }) =>
      instrumentsFromWire({ instruments: sources }).map((one) => ({
        ...one,
        balance: fromWire(sources.find(({ id: of }) => of === one.id)?.balance ?? 0),
      })),
    staleTime: 0,
  });
}

/** Refetches what is in accounts and cards, and the history, after money has moved. */
export async function refreshHeld(client: QueryClient): Promise<void> {
  const changed = [moneyKeys.instruments, moneyKeys.history];
  await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** What to move, in minor units. */
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly amount: MinorUnits;
  /** Whether it is taken from what friends have paid. Default: from all that is there. */
  readonly isFromFriends?: boolean | undefined;
}

/** A move that has been made. */
export type MoveReceipt = Entity<typeof receiptFromWire>;

function receiptFromWire(wire: WireBetweenReceipt) {
  return {
    from: wire.fromInstrumentID,
    to: wire.toInstrumentID,
    amount: fromWire(wire.amount),
    fee: fromWire(wire.fee),
    balanceAfter: fromWire(wire.balanceAfter),
    arrivesAt: instantFromWire(wire.arrivesAt),
  };
}

/** Moves money, once for each key. Rejects with ApiError. */
export async function moveBetween(
  api: ApiClient,
  { from, to, amount, isFromFriends }: Move,
  key: string,
): Promise<MoveReceipt> {
  return receiptFromWire(
    await api.client(movesContract).transferMoneyBetweenInstruments(
      {
        ...{ fromInstrumentID: from, toInstrumentID: to, amount: toWire(amount) },
        ...(isFromFriends && { source: transactionSource.toWire('FriendIndeed') }),
      },
      { context: { idempotencyKey: key } },
    ),
  );
}

/**
 * Adds an account at another service by its Visa+ payname. The answer is the whole list, for `replaceInstruments`. Rejects with ApiError:
 * `PayNameNotFound` for an unknown name, `PayNameAttemptsExhausted` after three of them in a day.
 */
export function addVisaPlus(api: ApiClient, payname: string): Promise<WireInstruments> {
  return api.client(movesContract).saveVisaPlusInstrument({ payname });
}

/** What became of a move whose answer was lost. Nothing moves under its key any more. Rejects with ApiError. */
export async function moveOutcome(api: ApiClient, key: string): Promise<MoveAnswer<MoveReceipt>> {
  const answer = await api.client(movesContract).closeMoveKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}
