import { type MinorUnits, transferSpeed } from '@dayfare/domain/money';
import { accountId } from '../../../ledger/accounts.ts';
import { lastEntryAt } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf, Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import { jobInsert } from '../../../platform/jobs/queue.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { isLarge } from '../core/large-transfer.ts';
import { payoutFor } from '../core/movement.ts';
import { noticeInsert } from '../core/notices.ts';
import { currencyOf, type Earner, ownerOf } from '../core/owner.ts';
import type { Instrument, Transaction } from '../core/tables.ts';
import { findPlace, type Place } from '../payments/destination.ts';
import { handOverJob } from '../payments/outbox.ts';
import { chargedColumns, noCharge } from '../pricing/charge.ts';
import { accessOf } from '../transfers/access.ts';
import { refusalFor } from '../transfers/rules.ts';
import { writeTransfer } from '../transfers/write-transfer.ts';
import { bringUpToDate } from '../wages/accrue.ts';
import { computeAccessBalance } from '../wages/pay-period-summary.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';

/** Works out where locked wages stand when something is due: as of when it runs, and never before what the books know. */
export async function summaryWhenDue(
  tx: Db,
  locked: Earner,
  due: Date,
  { settings: { accessPercent } }: Pick<Server, 'settings'>,
): Promise<MoneyWork> {
  const employee = await bringUpToDate(tx, locked, due, accessPercent);
  // The books may have gone on since: an entry comes after those before it.
  const last = await lastEntryAt(tx, accountId.wages(ownerOf(employee)));
  const now = last && last > due ? last : due;
  return { tx, employee, now, summary: await computeAccessBalance(tx, employee, now, accessPercent) };
}

/** A transfer that its person agreed to before, and does not ask for now. */
export interface ByItself {
  readonly instrumentId: number;
  readonly amount: MinorUnits;
  readonly contractIds: number[];
  /** What its person is told. */
  readonly event: 'sent' | 'sentLate';
}

/** The transfer that was made, or why none was. */
export type MadeByItself =
  | { readonly made: Transaction }
  | { readonly made: null; readonly reason: Refusal['code']; readonly instrument: Instrument | undefined };

async function write(money: MoneyWork, place: Place, command: ByItself): Promise<Transaction> {
  const { tx, employee, now } = money;
  const { instrument } = place;
  const language = languageOf(employee.language);
  const travel = deliverySchedule(currencyOf(employee), { speed: 'NextDay', to: payoutFor(instrument) }, now);
  const { transaction } = await writeTransfer(
    money,
    {
      id: null,
      ...travel,
      employeeId: employee.id,
      employmentId: employee.employmentId,
      instrumentId: instrument.id,
      ...chargedColumns(command.amount, noCharge),
      transferSpeed: transferSpeed.toWire('NextDay'),
      createdAt: now,
      contractIds: command.contractIds,
      expiresAt: now,
    },
    {
      place,
      also: (transaction) => ({
        job: jobInsert(tx, handOverJob(transaction)),
        notice: noticeInsert(tx, command.event, { employee, transaction, instrument, at: now, language }),
      }),
    },
  );
  return transaction;
}

/** Makes a transfer as if its person had asked for it: next business day, free, on the contracts that were agreed to. Or gives the rule that it meets. */
export async function makeByItself(
  money: MoneyWork,
  command: ByItself,
  server: Server,
): Promise<MadeByItself> {
  const { tx, employee, summary, now } = money;
  const { amount } = command;
  const place = await findPlace(tx, employee.id, command.instrumentId);
  const instrument = place?.instrument;
  const rule = refusalFor({
    ...{ employee, summary, server, now, instrument, amount, charge: noCharge, speed: 'NextDay' },
    access: await accessOf(money, server, { isPromised: true }),
  });
  // Nothing can be proved without the person: several of these in one day must not get around the limit.
  const proof = isLarge(amount, { sent: summary.sentTodayByPerson, ...server.settings })
    ? new Refusal('ProofRequired')
    : undefined;
  const refusal = rule ?? proof;
  if (refusal || !place) return { made: null, reason: refusal?.code ?? 'InstrumentNotUsable', instrument };
  return { made: await write(money, place, command) };
}
