import type { Db } from '../platform/db/db.ts';
import type { Seed } from './seed.ts';

/** A person who is being inserted. */
interface SeededPerson {
  readonly id: number;
  readonly now: Date;
  readonly seed: Seed;
}

/** Inserts what an area keeps for a person the server begins with, in the transaction that inserts them. Nothing for most. */
export type AreaSeed = (tx: Db, person: SeededPerson) => Promise<void>;
