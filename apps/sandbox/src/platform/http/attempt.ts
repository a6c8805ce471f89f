import type { Db } from '../db/db.ts';
import { type ErrorCode, Refusal } from './refusal.ts';

/** Does something, or gives the code of why it can't be done. What was begun before a refusal is taken back. */
export async function attempt(tx: Db, work: (inner: Db) => Promise<unknown>): Promise<ErrorCode | null> {
  try {
    await tx.transaction(work);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
