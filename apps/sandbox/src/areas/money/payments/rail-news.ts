import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueOnce } from '../../../platform/jobs/queue.ts';
import { railEvents } from '../../../rails/index.ts';
import { referenceOf } from './ask-rail.ts';
import { type Payment, payments } from './tables.ts';

/** The kind of job that looks into what a rail has told of its own accord; its reference is the event's id. */
export const railNewsJob = 'rail-news';

/** What a rail tells of its own accord. */
export interface RailNews extends Pick<typeof railEvents.$inferInsert, 'id' | 'reference' | 'state'> {}

/** Keeps what a rail has told, once, and has it looked into; returns whether it was new. */
export async function keepNews(tx: Db, news: RailNews, at: Date): Promise<boolean> {
  const written = await tx
    .insert(railEvents)
    .values({ ...news, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: railEvents.id });
  if (written.length > 0) await enqueueOnce(tx, { kind: railNewsJob, reference: news.id, dueAt: at });
  return written.length > 0;
}

/** Has what a rail told of a payment before its hand-over was written down looked into now. */
export async function newsOf(tx: Db, payment: Pick<Payment, 'transactionId' | 'part'>): Promise<void> {
  const waiting = await tx
    .select({ id: railEvents.id, receivedAt: railEvents.receivedAt })
    .from(railEvents)
    .where(and(eq(railEvents.reference, referenceOf(payment)), isNull(railEvents.appliedAt)));
  for (const { id, receivedAt } of waiting)
    await enqueueOnce(tx, { kind: railNewsJob, reference: id, dueAt: receivedAt });
}

/** An event that waits, with the payment that it is about; undefined where it was applied, or its payment is unknown. */
export async function openNews(tx: Db, id: string) {
  const [event] = await tx
    .select()
    .from(railEvents)
    .where(and(eq(railEvents.id, id), isNull(railEvents.appliedAt)));
  const [transactionId, part] = splitReference(event?.reference ?? '');
  if (!event || (part !== 'principal' && part !== 'fee')) return undefined;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.transactionId, transactionId), eq(payments.part, part)));
  return payment && { event, payment };
}

/** Notes that what an event told has been looked into. */
export async function newsApplied(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(railEvents).set({ appliedAt: at }).where(eq(railEvents.id, id));
}

/** Ids of orders have colons of their own. */
function splitReference(reference: string): readonly [string, string] {
  const end = reference.lastIndexOf(':');
  return [reference.slice(0, Math.max(0, end)), reference.slice(end + 1)];
}
