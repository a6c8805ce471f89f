import type { BillPlan } from '@dayfare/domain/billpay';
import {
  fromWire,
  type IsoDate,
  type MinorUnits,
  type MoveAnswer,
  recurringFrequency,
  toWire,
} from '@dayfare/domain/money';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { type Entity, instantFromWire, maybe, moveAnswerFromWire } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { type BillArrangement, type Bills, billsFromWire } from './bill-entity.ts';
import { billpayContract, type WireBillReceipt, type WireBills } from './contract.ts';

export type { Bill, BillDue, Bills } from './bill-entity.ts';

/** Query key of a person's bills. */
const billsKey = ['billpay', 'bills'] as const;

/** The bills. Some are paid by themselves, so opening the screen refetches them. */
export function billsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: billsKey,
    ask: ({ signal }) => api.client(billpayContract).getBills(undefined, { signal }),
    read: billsFromWire,
    staleTime: 0,
  });
}

/** Refetches the bills. */
export const refreshBills = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: billsKey });

/** A bill to add. */
export interface BillRequest extends BillArrangement {
  /** The account at the biller. */
  readonly instrument: number;
  readonly plan: BillPlan;
  readonly contractsAccepted: readonly number[];
  /** Created once per intent, and reused for every attempt. */
  readonly idempotencyKey: string;
}

const arrangementToWire = ({ autopay, autopayLimit, remindDays }: BillArrangement) => ({
  ...{ autopay, remindDays, autopayLimit: maybe(toWire, autopayLimit) },
});

/** Adds a bill, and gives its number. Rejects with ApiError. */
export async function addBill(api: ApiClient, request: BillRequest): Promise<number> {
  const { instrument, plan, contractsAccepted, idempotencyKey } = request;
  const { billID } = await api.client(billpayContract).addBill(
    {
      ...{ instrumentID: instrument, amountDue: toWire(plan.amount), dueDate: plan.dueOn },
      frequency: plan.frequency === null ? null : recurringFrequency.toWire(plan.frequency),
      ...{ paymentEndDate: plan.endsOn, numberOfTimes: plan.times, ...arrangementToWire(request) },
      contractsAccepted: [...contractsAccepted],
    },
    { context: { idempotencyKey } },
  );
  return billID;
}

/** What is done with bills, beside paying one. */
export type BillAction =
  | ({
      readonly do: 'change';
      readonly bill: number;
      readonly contractsAccepted: readonly number[];
    } & BillArrangement)
  | { readonly do: 'stop'; readonly bill: number }
  | {
      readonly do: 'schedule';
      readonly due: number;
      readonly on: IsoDate;
      readonly contractsAccepted: readonly number[];
    }
  | { readonly do: 'callOff' | 'markPaid' | 'markOpen' | 'trace'; readonly due: number };

function perform(api: ApiClient, action: BillAction): Promise<WireBills> {
  const calls = api.client(billpayContract);
  switch (action.do) {
    case 'change':
      return calls.changeBill({
        ...{ billID: action.bill, ...arrangementToWire(action) },
        contractsAccepted: [...action.contractsAccepted],
      });
    case 'stop':
      return calls.stopBill({ billID: action.bill });
    case 'schedule':
      return calls.scheduleBill({
        ...{ dueID: action.due, date: action.on, contractsAccepted: [...action.contractsAccepted] },
      });
    case 'callOff':
      return calls.scheduleBill({ dueID: action.due, date: null, contractsAccepted: [] });
    case 'trace':
      return calls.traceBill({ dueID: action.due });
    case 'markPaid':
    case 'markOpen':
      return calls.markBill({ dueID: action.due, isPaid: action.do === 'markPaid' });
  }
}

/** Does something with bills that moves nothing now. Each can be repeated; afterwards they are asked for again. */
export function billActionMutation(api: ApiClient) {
  return mutationOptions<Bills, ApiError, BillAction>({
    ...writeDefaults,
    mutationKey: billsKey,
    mutationFn: async (action) => billsFromWire(await perform(api, action)),
    onSettled: (_answer, _error, _action, _before, { client }) => refreshBills(client),
  });
}

/** A bill to pay now, in minor units. */
export interface BillPayment {
  readonly due: number;
  readonly amount: MinorUnits;
  readonly contractsAccepted: readonly number[];
}

/** A bill payment that was made. */
export type BillReceipt = Entity<typeof receiptFromWire>;

function receiptFromWire(wire: WireBillReceipt) {
  return {
    ...{ due: wire.dueID, bill: wire.billID, transactionID: wire.transactionID },
    ...{ amount: fromWire(wire.amount), arrivesAt: instantFromWire(wire.arrivesAt) },
  };
}

/** Pays a bill, once for each key. Rejects with ApiError. */
export async function payBill(
  api: ApiClient,
  { due, amount, contractsAccepted }: BillPayment,
  key: string,
): Promise<BillReceipt> {
  return receiptFromWire(
    await api
      .client(billpayContract)
      .payBill(
        { dueID: due, amount: toWire(amount), contractsAccepted: [...contractsAccepted] },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** What became of a payment whose answer was lost. Nothing moves under its key any more. Rejects with ApiError. */
export async function billOutcome(api: ApiClient, key: string): Promise<MoveAnswer<BillReceipt>> {
  const answer = await api.client(billpayContract).closeBillKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, receiptFromWire);
}
