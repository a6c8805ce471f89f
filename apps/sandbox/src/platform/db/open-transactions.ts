import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from './db.ts';

const open = new AsyncLocalStorage<true>();

/** Notes for whatever runs inside a transaction of this database that it does. Gives the same database. */
export function markTransactions<Marked extends Db>(db: Marked): Marked {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => open.run(true, () => begin(work, config));
  return db;
}

/** Throws inside of a transaction: waiting for an outside call would hold its locks for as long. */
export function requireNoTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} while a transaction is open. Ask first, outside of it.`);
}
