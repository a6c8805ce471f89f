import { and, eq, sql } from 'drizzle-orm';
import type { AskOutside } from '../../../platform/jobs/outside-first.ts';
import type { RailPayment, Rails } from '../../../rails/index.ts';
import { type Payment, payments, type RailQuestion } from './tables.ts';

/** Those who carry money, and how work in a transaction asks them. */
export interface AtRails {
  readonly rails: Rails;
  readonly ask: AskOutside;
}

type Named = Pick<Payment, 'transactionId' | 'part'>;
type Asked = Named & Pick<Payment, 'rail'>;

/** The reference by which a rail knows a payment. */
export function referenceOf({ transactionId, part }: Named): string {
  return `${transactionId}:${part}`;
}

/** Asks by the circuit of its rail, where it has one. */
const carried = <Answer>({ rails }: AtRails, { rail }: Asked, call: () => Promise<Answer>) =>
  rails.through ? rails.through(rail, call) : call();

/**
 * Asks a rail something that changes how a payment stands there, once no transaction holds anything. That it is asked is written down before, under
 * the lock of the person's money. After a crash in between it is asked again under the same reference, and a rail answers a
 * second time as the first.
 */
export function askRail<Answer>(
  atRails: AtRails,
  payment: Asked,
  {
    question,
    at,
    call,
  }: {
    readonly question: RailQuestion;
    readonly at: Date;
    readonly call: (rails: Rails, reference: string) => Promise<Answer>;
  },
): Promise<Answer> {
  const { rails, ask } = atRails;
  const reference = referenceOf(payment);
  const isPayment = and(eq(payments.transactionId, payment.transactionId), eq(payments.part, payment.part));
  return ask(`${question} ${reference}`, {
    claim: (tx) =>
      tx
        .update(payments)
        .set({
          asking: question,
          askedAt: sql`coalesce(${payments.askedAt}, ${at.toISOString()}::timestamptz)`,
          askingSince: sql`coalesce(${payments.askingSince}, ${at.toISOString()}::timestamptz)`,
        })
        .where(isPayment),
    call: () => carried(atRails, payment, () => call(rails, reference)),
  });
}

/** Looks up what a rail has got of a payment; undefined if it hasn't. */
export function lookUp(at: AtRails, payment: Asked): Promise<RailPayment | undefined> {
  const reference = referenceOf(payment);
  return at.ask(`find ${reference}`, { call: () => carried(at, payment, () => at.rails.find(reference)) });
}

/** The same for a payment that a rail has to know. */
export async function requireKnown(at: AtRails, payment: Asked): Promise<RailPayment> {
  const known = await lookUp(at, payment);
  if (!known) throw new Error(`The rail lost ${referenceOf(payment)}.`);
  return known;
}
