import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { OutsideFirst } from '../../platform/jobs/outside-first.ts';
import { type RailOrder, type RailPayment, railPayment, submit } from '../../rails/index.ts';
import { type Payment, payments } from './tables.ts';

/** What a rail says of a payment that it was given. */
export type RailAnswer = Pick<RailPayment, 'state' | 'reason'>;

type Asked = Pick<Payment, 'transactionId' | 'part'>;

const isPayment = ({ transactionId, part }: Asked) =>
  and(eq(payments.transactionId, transactionId), eq(payments.part, part));

async function keepAnswer(db: Db, payment: Asked, { state, reason }: RailAnswer): Promise<void> {
  await db
    .update(payments)
    .set({ answer: state, answerReason: reason })
    .where(and(isPayment(payment), isNull(payments.answer)));
}

/**
 * Gives a payment to its rail once no transaction holds anything, and has the job that needs the answer begin again. After a crash in between it
 * is given again under the same reference, and a rail answers a second time as the first.
 */
export function askFirst(payment: Asked, order: RailOrder): never {
  throw new OutsideFirst({
    note: async (tx) => {
      await tx.update(payments).set({ askedAt: order.at }).where(isPayment(payment));
    },
    call: async (db) => keepAnswer(db, payment, await submit(db, order)),
  });
}

/** Looks up whether a rail has got a payment that is not to be given to it any more: it may have, and a crash kept its answer from us. */
export function lookUpFirst(payment: Asked, reference: string): never {
  throw new OutsideFirst({
    note: () => Promise.resolve(),
    call: async (db) => {
      const known = await railPayment(db, reference);
      if (known) await keepAnswer(db, payment, known);
      else await db.update(payments).set({ askedAt: null }).where(isPayment(payment));
    },
  });
}
