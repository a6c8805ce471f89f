import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';
import { raiseFlag } from './unfinished-flag.ts';

/** Writes down what is sent, so that it survives a reload. */
export interface MoveCodec<Sent> {
  readonly write: (sent: Sent) => string;
  /** Null for anything that `write` can't have written. */
  readonly read: (text: string) => Sent | null;
}

/** A move whose result is unknown, and its idempotency key. */
interface KeptMove<Sent> {
  readonly key: string;
  readonly sent: Sent;
}

/**
 * Moves of one kind whose result is unknown, stored on this device for the person who made them. Only the server's answer about its key
 * ends one. These never reject: a browser that stores nothing must not stop a move, and the tab has it too.
 */
export interface MoveVault<Sent> {
  /** A person's, oldest first. */
  readonly list: (userId: number) => Promise<readonly KeptMove<Sent>[]>;
  /** Resolves once the move would survive a crash. */
  readonly keep: (userId: number, move: KeptMove<Sent>) => Promise<void>;
  /** Removes the move with this idempotency key. */
  readonly forget: (key: string) => Promise<void>;
}

/** What names a kind of move in the device's records. */
export interface StoredKind<Sent> {
  readonly kind: string;
  readonly codec: MoveCodec<Sent>;
}

function moveIn<Sent>({ kind, codec }: StoredKind<Sent>, text: string): KeptMove<Sent> | null {
  try {
    const stored = JSON.parse(text) as { readonly [Name in 'kind' | 'key' | 'sent']?: unknown } | null;
    if (stored?.kind !== kind || typeof stored.key !== 'string' || typeof stored.sent !== 'string')
      return null;
    const sent = codec.read(stored.sent);
    return sent === null ? null : { key: stored.key, sent };
  } catch {
    return null;
  }
}

/** Moves of a kind in the device's encrypted records; `local` tells every tab that there are some. */
export function createMoveVault<Sent>(
  of: StoredKind<Sent>,
  records: SealedRecords,
  local: Storage,
): MoveVault<Sent> {
  const updateFlag = async () => raiseFlag(local, (await records.count()) > 0);
  return {
    list: async (userId) => {
      const texts = await records.list(userId).catch(() => []);
      return texts.flatMap((text) => moveIn(of, text) ?? []);
    },
    keep: (userId, { key, sent }) =>
      records
        .keep(userId, key, JSON.stringify({ kind: of.kind, key, sent: of.codec.write(sent) }))
        .then(updateFlag, () => undefined),
    forget: (key) => records.forget(key).then(updateFlag, () => undefined),
  };
}
