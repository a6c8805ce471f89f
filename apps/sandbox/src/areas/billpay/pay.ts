import { billpayContract, type WireBillOutcome, type WireBillReceipt } from '@dayfare/api/billpay/contract';
import { billChanges } from '@dayfare/domain/billpay';
import { fromWire, toWire, transferSpeed } from '@dayfare/domain/money';
import { brandingTypeOf } from '@dayfare/domain/product';
import { Refusal } from '../../platform/http/refusal.ts';
import { jobInsert } from '../../platform/jobs/queue.ts';
import { acceptanceInserts, documentsWith } from '../contracts/index.ts';
import {
  accessOf,
  chargedColumns,
  closeKey,
  currencyOf,
  deliverySchedule,
  findPlace,
  handOverJob,
  keyedMove,
  lockPayPeriod,
  type MoneyWork,
  noCharge,
  noticeInsert,
  placeName,
  receiptOutcome,
  refusalFor,
  spendLargeProof,
  writeTransfer,
} from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireBeforeCutOff } from './days.ts';
import { billContracts } from './read.ts';
import { changeDue, notScheduled, requireDue, stateOf } from './rows.ts';

type Context = ApiContext & SignedIn;

/** A bill to pay now. */
interface PayCommand {
  readonly dueID: number;
  readonly amount: number;
  readonly contractsAccepted: readonly number[];
}

async function pay(money: MoneyWork, context: Context, command: PayCommand): Promise<WireBillReceipt> {
  const { tx, employee, summary, now } = money;
  const due = await requireDue(tx, employee.id, command.dueID);
  if (!billChanges(stateOf(due)).includes('pay')) throw new Refusal('BillNotChangeable');
  requireBeforeCutOff(due, employee, now);
  const contractIds = billContracts().map(({ id }) => id);
  if (!contractIds.every((id) => command.contractsAccepted.includes(id)))
    throw new Refusal('ContractNotAccepted');
  const amount = fromWire(command.amount);
  const place = await findPlace(tx, employee.id, due.bill.instrumentId);
  const instrument = place?.instrument;
  const refusal = refusalFor({
    ...{ employee, summary, server: context, now, instrument, amount, speed: 'NextDay', charge: noCharge },
    access: await accessOf(money, context, { isPromised: true }),
  });
  if (refusal || !place || !instrument) throw refusal ?? new Refusal('InstrumentNotUsable');
  // Last, so that no code is asked for when the request would be refused anyway.
  await spendLargeProof(
    { ...context, db: tx, employee },
    {
      ...{ amount, payee: `instrument:${instrument.id}`, to: placeName(instrument) },
      sent: summary.sentTodayByPerson,
    },
  );
  const { language } = context;
  const { transaction } = await writeTransfer(
    money,
    {
      ...deliverySchedule(currencyOf(employee), { speed: 'NextDay', to: 'biller' }, now),
      ...{ id: null, employeeId: employee.id, employmentId: employee.employmentId, contractIds },
      ...{ instrumentId: instrument.id, ...chargedColumns(amount, noCharge) },
      ...{ transferSpeed: transferSpeed.toWire('NextDay'), createdAt: now, expiresAt: now },
    },
    {
      place,
      also: (made) => ({
        job: jobInsert(tx, handOverJob(made)),
        ...acceptanceInserts(tx, {
          ...{ employeeId: employee.id, documents: documentsWith(contractIds), reference: made.id, at: now },
          reader: { employee, language, brandingType: brandingTypeOf(employee.environment) },
        }),
        notice: noticeInsert(tx, 'sent', { employee, transaction: made, instrument, at: now, language }),
      }),
    },
  );
  const paid = { transactionId: transaction.id, amountMinor: amount, reason: null } as const;
  await changeDue(tx, due.row.id, { ...notScheduled, ...paid, state: 'paid' });
  return {
    ...{ dueID: due.row.id, billID: due.bill.id, transactionID: transaction.id },
    ...{
      amount: toWire(amount),
      currency: employee.currency,
      arrivesAt: transaction.arrivesAt.toISOString(),
    },
  };
}

/**
 * Pays a bill from pay, once for each idempotency key: free, on the next business day. Refuses with BillNotFound, BillNotChangeable,
 * ContractNotAccepted, and for the reasons that transfers are refused for.
 */
export function payBill(context: Context, command: PayCommand): Promise<WireBillReceipt> {
  const now = context.clock.now();
  return keyedMove(billpayContract.payBill, context, {
    body: JSON.stringify([
      'bill',
      command.dueID,
      command.amount,
      command.contractsAccepted.toSorted((a, b) => a - b),
    ]),
    locks: async (tx) => {
      const { employmentId } = (await requireDue(tx, context.employee.id, command.dueID)).bill;
      return lockPayPeriod(tx, { settings: context.settings, employmentId }, now);
    },
    work: (tx, locked) => pay({ tx, ...locked }, context, command),
  });
}

/** Sees to it that nothing moves any more under a key of a payment, and says what it stands for. */
export function closeBillKey(context: Context, key: string): Promise<WireBillOutcome> {
  return closeKey(billpayContract.payBill, context, key, (_tx, found) =>
    receiptOutcome<WireBillReceipt>(found),
  );
}
