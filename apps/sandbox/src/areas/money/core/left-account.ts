import type { Db } from '../../../platform/db/db.ts';

/** Money that has left an account which we hold. */
interface Left {
  readonly employeeId: number;
  readonly instrumentId: number;
  /** Of the move or payment that took it. */
  readonly id: string;
  readonly at: Date;
}

/** What another area has done when money has left an account that we hold, in the transaction in which it left. */
export type WhenMoneyLeft = (tx: Db, left: Left) => Promise<void>;

declare module '../../../platform/http/server.ts' {
  interface Server {
    readonly whenMoneyLeft: WhenMoneyLeft;
  }
}
