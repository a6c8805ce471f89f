import type { Db } from '../platform/db/db.ts';
import type { Seed } from './seed.ts';

/** A person who is being planted. */
interface Planted {
  readonly id: number;
  readonly now: Date;
  readonly seed: Seed;
}

/** Plants what an area keeps for a person the server begins with, in the transaction that plants them. Nothing for most. */
export type AreaSeed = (tx: Db, person: Planted) => Promise<void>;
