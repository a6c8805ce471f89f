import type { Db } from '../db/db.ts';

/** Something that has to happen outside of any transaction before a job can go on. */
interface Outside {
  /** Writes down that it is about to happen, in the transaction that holds the job. */
  readonly note: (tx: Db) => Promise<void>;
  /** Does it, and keeps what came of it. May run again after a crash, so that it has to be the same the second time. */
  readonly call: (db: Db) => Promise<void>;
}

/**
 * Thrown by a job that needs something from outside, such as the answer of a rail. What it has done so far is taken back, the call is made while
 * nothing is locked, and the job begins again.
 */
export class OutsideFirst extends Error {
  readonly outside: Outside;

  constructor(outside: Outside) {
    super('Something outside comes first.');
    this.outside = outside;
  }
}
