import type { ApiClient } from '@dayfare/api/transport';
import type { MinorUnits, MoveAnswer } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { MoveCodec, StoredKind } from './move-vault.ts';

/** A kind of move, such as paying a friend: how it is sent, and how one learns what became of it. */
export interface MoveKind<Sent, Receipt> extends StoredKind<Sent> {
  /** Moves the money, once for each key. Rejects with ApiError. */
  readonly perform: (api: ApiClient, sent: Sent, key: string) => Promise<Receipt>;
  /**
   * What became of a move whose answer was lost. Must not send. Where the kind has no `close`, it also makes sure that nothing is carried out
   * under the key any more, so that its answer is final. Rejects with ApiError.
   */
  readonly outcome: (api: ApiClient, key: string) => Promise<MoveAnswer<Receipt>>;
  /** Makes sure that nothing is carried out under a key anymore. Default: `outcome` does. */
  readonly close?: ((api: ApiClient, key: string) => Promise<MoveAnswer<Receipt>>) | undefined;
  /** Refetches what changes once money has moved. */
  readonly refresh: (client: QueryClient) => Promise<void>;
  /** What moves, as other pages name it. */
  readonly amount: (sent: Sent) => MinorUnits;
  /** The page on which the move is settled. */
  readonly path: (sent: Sent) => string;
}

/** Whether a value in a record of this device is a number of something, or an amount above zero. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** Writes what is sent as JSON; reads only what has the shape of it. */
export function jsonCodec<Sent extends object>(
  hasShape: (read: { readonly [Name in keyof Sent]?: unknown }) => boolean,
): MoveCodec<Sent> {
  return {
    write: (sent) => JSON.stringify(sent),
    read: (text) => {
      const read: unknown = JSON.parse(text);
      return typeof read === 'object' && read !== null && hasShape(read) ? (read as Sent) : null;
    },
  };
}
