import { randomUUID } from 'node:crypto';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { RailPayment, Rails } from '../rail.ts';
import { railBooks } from '../rail-books.ts';
import { announcements } from './rail-data.ts';
import { signatureHeader, signatureOf } from './signature.ts';

const changing = ['take', 'outcome', 'sendBack', 'endHold', 'callBack'] as const;

/** The books of a rail, which keep what is to be told of a change in the transaction that makes it. */
export function tellingBooks(db: Db, afterwards: () => void): Rails {
  const books = railBooks(db);
  const telling = changing.map((name) => [
    name,
    async (...asked: readonly unknown[]) => {
      const [subject] = asked;
      const reference = typeof subject === 'string' ? subject : (subject as { reference: string }).reference;
      const said = await db.transaction(async (tx) => {
        const within = railBooks(tx);
        const before = await within.find(reference);
        const ask = within[name] as (...same: readonly unknown[]) => Promise<RailPayment | undefined>;
        const after = await ask(...asked);
        if (after && after.state !== before?.state)
          await tx.insert(announcements).values({ id: randomUUID(), reference, state: after.state });
        return after;
      });
      afterwards();
      return said;
    },
  ]);
  return { ...books, ...Object.fromEntries(telling) };
}

/** Where a rail tells what has changed, and with which secret. */
export interface Listener {
  readonly url: string;
  readonly secret: string;
}

/** Delivers undelivered news in order, until one is not accepted; returns whether all were. */
export async function tellAll(db: Db, { url, secret }: Listener): Promise<boolean> {
  const waiting = await db
    .select()
    .from(announcements)
    .where(isNull(announcements.deliveredAt))
    .orderBy(asc(announcements.number));
  for (const { number, id, reference, state } of waiting) {
    const body = JSON.stringify({ id, reference, state });
    const headers = {
      'content-type': 'application/json',
      [signatureHeader]: signatureOf(secret, body, new Date()),
    };
    const isTaken = await fetch(url, {
      method: 'POST',
      body,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isTaken) return false;
    await db.update(announcements).set({ deliveredAt: new Date() }).where(eq(announcements.number, number));
  }
  return true;
}
