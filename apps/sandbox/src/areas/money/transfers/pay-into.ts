import { type MinorUnits, transferSpeed } from '@dayfare/domain/money';
import type { Db } from '../../../platform/db/db.ts';
import type { Server } from '../../../platform/http/server.ts';
import { jobInsert } from '../../../platform/jobs/queue.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { currencyOf } from '../core/owner.ts';
import type { Instrument, Transaction } from '../core/tables.ts';
import { destinationOf } from '../payments/destination.ts';
import { handOverJob } from '../payments/outbox.ts';
import { chargedColumns, noCharge } from '../pricing/charge.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';
import { accessOf } from './access.ts';
import { refusalFor } from './rules.ts';
import { writeTransfer } from './write-transfer.ts';

interface IntoOurs {
  readonly server: Server;
  /** What we hold for the person. */
  readonly instrument: Instrument;
  readonly amount: MinorUnits;
  /** What was agreed to when it was set up. */
  readonly contractIds: readonly number[];
}

/**
 * Takes pay early into something that we hold for the person, free and at once, as they have set it up before. In the caller's transaction,
 * under the lock of their pay. Refuses as every transfer of wages does.
 */
export async function payInto(
  tx: Db,
  pay: Omit<MoneyWork, 'tx'>,
  { server, instrument, amount, contractIds }: IntoOurs,
): Promise<Transaction> {
  const { employee, now, summary } = pay;
  const refusal = refusalFor({
    ...{ employee, summary, server, now, instrument, amount, speed: 'Instant', charge: noCharge },
    access: await accessOf({ tx, ...pay }, server, { isPromised: true }),
  });
  if (refusal) throw refusal;
  const { transaction } = await writeTransfer(
    { tx, ...pay },
    {
      ...deliverySchedule(currencyOf(employee), { speed: 'Instant', to: 'issuer' }, now),
      ...{ id: null, employeeId: employee.id, employmentId: employee.employmentId },
      ...{ instrumentId: instrument.id, ...chargedColumns(amount, noCharge) },
      ...{ transferSpeed: transferSpeed.toWire('Instant'), createdAt: now, expiresAt: now },
      contractIds: [...contractIds],
    },
    {
      place: { instrument, destination: await destinationOf(tx, instrument) },
      also: (made) => ({ job: jobInsert(tx, handOverJob(made)) }),
    },
  );
  return transaction;
}
