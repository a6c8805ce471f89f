import type { FriendPayment } from '@dayfare/api/money/friends-queries';
import { minorUnits } from '@dayfare/domain/money';
import type { SealedRecords } from '../../../platform/storage/sealed-records.ts';

const kind = 'friend';

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** The payment in a text of the device's records; null for anything else. */
function paymentFrom(text: string): FriendPayment | null {
  try {
    const { kind: of, key, code, name, from, amount, note } = JSON.parse(text) as Record<string, unknown>;
    if (of !== kind || !isWhole(from) || !isWhole(amount)) return null;
    if (![key, code, name, note].every((one) => typeof one === 'string')) return null;
    return {
      ...{ key: String(key), friend: { code: String(code), name: String(name) } },
      ...{ from, amount: minorUnits(amount), note: String(note) },
    };
  } catch {
    return null;
  }
}

/** A person's payment whose end is unknown, kept on this device until the server's answer about its key; null for none. Never rejects. */
export async function keptPayment(records: SealedRecords, userId: number): Promise<FriendPayment | null> {
  const texts = await records.list(userId).catch(() => []);
  return texts.map(paymentFrom).find((payment) => payment !== null) ?? null;
}

/** Keeps a payment before it is sent. Never rejects: a browser that stores nothing must not stop it, and the page has it too. */
export const keepPayment = (
  records: SealedRecords,
  userId: number,
  { friend, ...payment }: FriendPayment,
): Promise<void> =>
  records
    .keep(userId, payment.key, JSON.stringify({ kind, ...payment, code: friend.code, name: friend.name }))
    .catch(() => undefined);

/** Forgets a payment whose end is known. Never rejects. */
export const forgetPayment = (records: SealedRecords, key: string): Promise<void> =>
  records.forget(key).catch(() => undefined);
