import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import {
  type AskOutside,
  createAnswers,
  ExternalCallRequired,
} from '../../../platform/jobs/outside-first.ts';
import type { KeyedContext, SignedInContext } from './contexts.ts';
import { answerOf, closeKey as closeRow, once, receive, requireKey } from './idempotency.ts';
import { lockEmployee } from './owner.ts';
import type { IdempotencyKey } from './tables.ts';

/** A call of the contract that acts once for each key. */
interface KeyedCall {
  readonly '~orpc': { readonly route: { readonly path?: string } };
}

/** What a keyed call does. */
interface KeyedMove<Locked, Answer> {
  /** What is asked for, in a form that is the same text for the same request. */
  readonly body: string;
  /** Locks the money that the call is about until the transaction ends; gives what is known of it then. */
  readonly locks: (tx: Db) => Promise<Locked>;
  /** Does it. What it has written is taken back when it refuses, and while something outside comes first. */
  readonly work: (tx: Db, locked: Locked, ask: AskOutside) => Promise<Answer>;
}

/** The name by which a call is kept beside its keys. */
function nameOf(call: KeyedCall): string {
  return (call['~orpc'].route.path ?? '').replace(/^\//, '');
}

/**
 * Does what a call asks for once for each key, and gives every later request with that key the same answer or the same refusal. The answer
 * is kept in the transaction that moves the money: either all of it happened or none. The key is taken before anything is looked up: what
 * has been done is answered as it was, whatever has changed since.
 */
export async function keyedMove<Locked, Answer>(
  call: KeyedCall,
  { db, clock, employee, idempotencyKey }: KeyedContext,
  { body, locks, work }: KeyedMove<Locked, Answer>,
): Promise<Answer> {
  const intent = {
    ...{ employeeId: employee.id, key: requireKey(idempotencyKey), call: nameOf(call) },
    ...{ body, at: clock.now() },
  };
  await receive(db, intent);
  const { ask, get } = createAnswers();
  for (;;) {
    const attempt = await underLocks(db, async (tx) => {
      const locked = await locks(tx);
      try {
        return { kept: await once(tx, intent, (within) => work(within, locked, ask)) };
      } catch (error) {
        if (!(error instanceof ExternalCallRequired)) throw error;
        await error.outside.claim?.(tx);
        return { first: error };
      }
    });
    if ('kept' in attempt) return answerOf(attempt.kept);
    await get(attempt.first);
  }
}

/**
 * Closes a call's key, so that nothing is carried out under it anymore, and gives what it stands for in the end. Refuses with
 * IdempotencyKeyReused if it was sent with another call.
 */
export async function closeKey<Result>(
  call: KeyedCall,
  { db, clock, employee }: SignedInContext,
  key: string,
  outcomeOf: (tx: Db, found: IdempotencyKey) => Result | Promise<Result>,
): Promise<Result> {
  return underLocks(db, async (tx) => {
    // Every keyed call holds this lock, so that it has been carried out before or never is.
    await lockEmployee(tx, employee.id);
    const found = await closeRow(tx, { employeeId: employee.id, key }, clock.now());
    requireSameCall(call, found);
    return outcomeOf(tx, found);
  });
}

/** Refuses a key that belongs to another call; older keys say nothing of theirs. */
export function requireSameCall(call: KeyedCall, { call: kept }: Pick<IdempotencyKey, 'call'>): void {
  if (kept !== null && kept !== nameOf(call)) throw new Refusal('IdempotencyKeyReused');
}

/** What a closed key stands for, where the answer that was kept is the receipt. */
export function receiptOutcome<Receipt>({ status, refusal, answer }: IdempotencyKey) {
  if (status === 'done') return { outcome: 'done' as const, receipt: answer as Receipt };
  if (refusal) return { outcome: 'refused' as const, refusalCode: refusal.code };
  return { outcome: 'closed' as const };
}
