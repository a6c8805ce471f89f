import { createHash } from 'node:crypto';
import { isTransferRefusal } from '@dayfare/domain/money';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type IdempotencyKey, idempotencyArchive, idempotencyKeys } from './tables.ts';

/** Names a request that must take effect once however often it is sent. */
export interface KeyOwner {
  readonly employeeId: number;
  readonly key: string;
}

/** A request that must take effect once however often it is sent. */
export interface Intent extends KeyOwner {
  /** Name of the call that it is sent with. */
  readonly call: string;
  /** What is asked for, in a form that is the same text for the same request. */
  readonly body: string;
  readonly at: Date;
}

/** What a key stands for once its request has been carried out or refused. */
export type Kept<Answer> = { readonly answer: Answer } | { readonly refusal: Refusal };

/** Takes a key from a header, or refuses: a call that moves money has to carry one. */
export function requireKey(key: string | null): string {
  if (!key || !/^[\w-]{8,128}$/.test(key)) throw new Refusal('InvalidRequest');
  return key;
}

const hashOf = (body: string) => createHash('sha256').update(body).digest('base64url');

const isMine = ({ employeeId, key }: KeyOwner) =>
  and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key));

/** A key of what was done long ago. */
async function archived(db: Db, { employeeId, key }: KeyOwner): Promise<IdempotencyKey | undefined> {
  const [found] = await db
    .select()
    .from(idempotencyArchive)
    .where(and(eq(idempotencyArchive.employeeId, employeeId), eq(idempotencyArchive.key, key)));
  return found;
}

/** What is known of a key; undefined when no request has arrived with it. */
export async function findKey(db: Db, owner: KeyOwner): Promise<IdempotencyKey | undefined> {
  const [found] = await db.select().from(idempotencyKeys).where(isMine(owner));
  // One that came again as it went into the archive says nothing of what was done.
  return found && found.status !== 'received' ? found : ((await archived(db, owner)) ?? found);
}

/** Reads a key and keeps every other transaction from changing it until this one ends. */
async function lockKey(tx: Db, owner: KeyOwner): Promise<IdempotencyKey> {
  const { employeeId, key } = owner;
  const [locked] = await tx
    .select({
      ...getTableColumns(idempotencyKeys),
      // It may have gone into the archive after it was looked for there.
      isArchived: sql<boolean>`exists (select 1 from ${idempotencyArchive} where employee_id = ${employeeId} and key = ${key})`,
    })
    .from(idempotencyKeys)
    .where(isMine(owner))
    .for('update');
  const found = locked && !locked.isArchived ? locked : await archived(tx, owner);
  if (!found) throw new Error('An idempotency key was not written before its request was carried out.');
  return found;
}

/** Writes down that a request has arrived, before anything is done about it. What a key stands for already stays as it is. */
export async function receive(db: Db, { employeeId, key, call, body, at }: Intent): Promise<void> {
  await db.execute(sql`
    insert into ${idempotencyKeys} (employee_id, key, call, body_hash, status, created_at)
    select ${employeeId}::integer, ${key}::text, ${call}::text, ${hashOf(body)}::text, 'received', ${at.toISOString()}::timestamptz
    where not exists (select 1 from ${idempotencyArchive} where employee_id = ${employeeId} and key = ${key})
    on conflict (employee_id, key) do update set status = 'received' where ${idempotencyKeys.status} = 'notCarriedOut'`);
}

function keptIn<Answer>({ status, answer, refusal }: IdempotencyKey): Kept<Answer> | null {
  if (status === 'done') return { answer: answer as Answer };
  if (status === 'closed') return { refusal: new Refusal('TransferClosed') };
  return refusal ? { refusal: new Refusal(refusal.code, refusal.amounts) } : null;
}

/**
 * Runs `work` for the first request with this key, in the caller's transaction, and gives every later one what came of
 * it: the same answer or the same refusal. A second request at the same moment waits for the first. Another body
 * refuses with IdempotencyKeyReused. A refusal that is not final, such as a demand for a proof, is not kept: the key can be used again, and
 * says that nothing is under way. Nothing that `work` wrote before it refused stays.
 */
export async function once<Answer>(
  tx: Db,
  { employeeId, key, body }: Intent,
  work: (tx: Db) => Promise<Answer>,
): Promise<Kept<Answer>> {
  const locked = await lockKey(tx, { employeeId, key });
  if (locked.bodyHash !== null && locked.bodyHash !== hashOf(body)) throw new Refusal('IdempotencyKeyReused');
  const kept = keptIn<Answer>(locked);
  if (kept) return kept;
  const mine = isMine({ employeeId, key });
  try {
    const answer = await tx.transaction(work);
    await tx.update(idempotencyKeys).set({ status: 'done', answer }).where(mine);
    return { answer };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!isTransferRefusal(error.code)) {
      await tx.update(idempotencyKeys).set({ status: 'notCarriedOut' }).where(mine);
      return { refusal: error };
    }
    const refusal = { code: error.code, amounts: error.amounts };
    await tx.update(idempotencyKeys).set({ status: 'refused', refusal }).where(mine);
    return { refusal: error };
  }
}

/** Keeps what came of a request that was cut off and carried to its end by others. */
export async function answerKey(tx: Db, owner: KeyOwner, answer: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ status: 'done', answer }).where(isMine(owner));
}

/** The answer that a key stands for; throws the refusal if it stands for one. */
export function answerOf<Answer>(kept: Kept<Answer>): Answer {
  if ('refusal' in kept) throw kept.refusal;
  return kept.answer;
}

/**
 * Closes a key whose request has not been carried out, so that it never will be, and gives what the key stands for now.
 * The caller must keep requests with this key from being carried out meanwhile.
 */
export async function closeKey(tx: Db, { employeeId, key }: KeyOwner, at: Date): Promise<IdempotencyKey> {
  const old = await archived(tx, { employeeId, key });
  if (old) return old;
  await tx
    .insert(idempotencyKeys)
    .values({ employeeId, key, status: 'closed', createdAt: at })
    .onConflictDoNothing();
  const locked = await lockKey(tx, { employeeId, key });
  if (locked.status !== 'received' && locked.status !== 'notCarriedOut') return locked;
  await tx.update(idempotencyKeys).set({ status: 'closed' }).where(isMine({ employeeId, key }));
  return { ...locked, status: 'closed' };
}

/**
 * Closes every key of a person whose request has not been carried out, as one that a crash cut off. The caller must hold the lock of their
 * money: what is still under way finds its key closed.
 */
export async function closeOpenKeys(tx: Db, employeeId: number): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ status: 'closed' })
    .where(
      and(
        eq(idempotencyKeys.employeeId, employeeId),
        inArray(idempotencyKeys.status, ['received', 'notCarriedOut']),
      ),
    );
}
