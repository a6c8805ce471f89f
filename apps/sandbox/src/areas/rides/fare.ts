import type { MinorUnits } from '@dayfare/domain/money';
import type { Db } from '../../platform/db/db.ts';
import { jobInsert } from '../../platform/jobs/queue.ts';
import {
  handOverJob,
  type Instrument,
  letGo,
  type MoneyWork,
  partnerAccount,
  takeForPartner,
} from '../money/index.ts';
import type { RideRow } from './tables.ts';

/** What the fares of a person are paid to. */
export const fareAccount = (tx: Db, employeeId: number): Promise<Instrument> =>
  partnerAccount(tx, employeeId, { kind: 'Uber', displayText: 'Uber', imageName: 'uber' });

/**
 * Ends the hold of a ride: all of it goes back, and what is to be paid leaves at once, in the same transaction. Gives the transfer that pays,
 * or null where nothing is to be paid.
 */
export async function settle(
  money: MoneyWork,
  { holdId }: Pick<RideRow, 'holdId'>,
  amount: MinorUnits,
): Promise<string | null> {
  await letGo(money, holdId);
  if (amount === 0) return null;
  const account = await fareAccount(money.tx, money.employee.id);
  const { id } = await takeForPartner(money, {
    ...{ amount, account, contractIds: [] },
    also: (made) => ({ job: jobInsert(money.tx, handOverJob(made)) }),
  });
  return id;
}
