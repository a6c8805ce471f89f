import type { Move } from '@dayfare/api/money/instrument-money-queries';
import { minorUnits } from '@dayfare/domain/money';
import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';

const kind = 'between';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The move in a text of the device's records; null for anything else. */
function moveFrom(text: string): Move | null {
  try {
    const { kind: of, key, from, to, amount, isFromFriends } = JSON.parse(text) as Record<string, unknown>;
    if (of !== kind || typeof key !== 'string' || !isWhole(from) || !isWhole(to) || !isWhole(amount))
      return null;
    return { key, from, to, amount: minorUnits(amount), ...(isFromFriends === true && { isFromFriends }) };
  } catch {
    return null;
  }
}

/** A person's move whose end is unknown, kept on this device until the server's answer about its key; null for none. Never rejects. */
export async function keptMove(records: SealedRecords, userId: number): Promise<Move | null> {
  const texts = await records.list(userId).catch(() => []);
  return texts.map(moveFrom).find((move) => move !== null) ?? null;
}

/** Keeps a move before it is sent. Never rejects: a browser that stores nothing must not stop it, and the page has it too. */
export const keepMove = (records: SealedRecords, userId: number, move: Move): Promise<void> =>
  records.keep(userId, move.key, JSON.stringify({ kind, ...move })).catch(() => undefined);

/** Forgets a move whose end is known. Never rejects. */
export const forgetMove = (records: SealedRecords, key: string): Promise<void> =>
  records.forget(key).catch(() => undefined);
