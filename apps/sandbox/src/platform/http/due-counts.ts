import type { CountName } from '@dayfare/domain/navigation';
import type { Db } from '../db/db.ts';

/** Counts one kind of thing that waits for a person. */
type DueCount = (asked: {
  readonly db: Db;
  readonly employeeId: number;
  readonly now: Date;
}) => Promise<number>;

/** How each thing is counted. */
export type DueCounts = Readonly<Record<CountName, DueCount>>;

declare module './server.ts' {
  interface Server {
    /** What the areas count on entries of the navigation. */
    readonly dueCounts: DueCounts;
  }
}
