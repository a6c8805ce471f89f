import type { Db } from '../db/db.ts';
import { underLocks } from '../db/transaction.ts';

/** Something that has to happen outside of any transaction before the work in one can go on. */
export interface Outside<Answer> {
  /** Writes down that it is about to happen, under the locks of the work that needs it. */
  readonly claim?: ((tx: Db) => Promise<unknown>) | undefined;
  /** Does it. May run again after a crash, so that it has to be the same the second time. */
  readonly call: () => Promise<Answer>;
}

/** Gives the answer to a question by its key; the first time, it ends the work, which begins again when the answer is there. */
export type AskOutside = <Answer>(key: string, outside: Outside<Answer>) => Promise<Answer>;

/**
 * Thrown by work that needs something from outside, such as the answer of a rail. What it has done so far is taken back, the call is made while
 * nothing is locked, and the work begins again.
 */
export class ExternalCallRequired extends Error {
  readonly key: string;
  readonly outside: Outside<unknown>;

  constructor(key: string, outside: Outside<unknown>) {
    super(`${key} comes first.`);
    this.key = key;
    this.outside = outside;
  }
}

/** The answers that one piece of work has got so far. After a crash they are asked for again. */
export function createAnswers() {
  const answers = new Map<string, unknown>();
  const ask: AskOutside = async <Answer>(key: string, outside: Outside<Answer>) => {
    if (answers.has(key)) return answers.get(key) as Answer;
    throw new ExternalCallRequired(key, outside);
  };
  return {
    ask,
    /** Asks, and keeps the answer for the next attempt. Outside of any transaction. */
    get: async ({ key, outside }: ExternalCallRequired) => void answers.set(key, await outside.call()),
  };
}

/** Work in a transaction that may ask for something outside of it. */
export interface AskingWork<Result> {
  /** Locks what the work is about; the locks are held from before it begins until what it asks for is claimed. */
  readonly lock: (tx: Db) => Promise<unknown>;
  readonly work: (tx: Db, ask: AskOutside) => Promise<Result>;
}

/** Does the work, or takes back what it has written and claims what comes first. */
export async function upToOutside<Result>(
  tx: Db,
  ask: AskOutside,
  { lock, work }: AskingWork<Result>,
): Promise<{ readonly result: Result } | { readonly first: ExternalCallRequired }> {
  await lock(tx);
  try {
    return { result: await tx.transaction((inner) => work(inner, ask)) };
  } catch (error) {
    if (!(error instanceof ExternalCallRequired)) throw error;
    await error.outside.claim?.(tx);
    return { first: error };
  }
}

/** Does work in transactions of its own until it needs nothing from outside any more. */
export async function withOutside<Result>(db: Db, asking: AskingWork<Result>): Promise<Result> {
  const { ask, get } = createAnswers();
  for (;;) {
    const attempt = await underLocks(db, (tx) => upToOutside(tx, ask, asking));
    if ('result' in attempt) return attempt.result;
    await get(attempt.first);
  }
}
