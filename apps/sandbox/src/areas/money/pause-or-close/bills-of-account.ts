import type { Db } from '../../../platform/db/db.ts';

/** What becomes of a person's bills when the account closes. Bills know money, and money asks for no more of them than this. */
export interface BillsOfAccount {
  /** How many bills still have something to pay. */
  readonly count: (tx: Db, employeeId: number) => Promise<number>;
  /** Stops every bill: nothing of it is paid or recalled any more. */
  readonly stop: (tx: Db, employeeId: number, at: Date) => Promise<void>;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    readonly billsOfAccount: BillsOfAccount;
  }
}
