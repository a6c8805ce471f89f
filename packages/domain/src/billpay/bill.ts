import { addDays, type IsoDate, type MinorUnits } from '../money/index.ts';

/** Days ahead in which a bill counts as due soon, from the documents: "the next 30 days". */
export const dueWindowDays = 30;

/** How one bill stands: the documents name open and marked as paid. */
export type BillState = 'open' | 'scheduled' | 'paid' | 'markedPaid' | 'cancelled';

/** What a person does with one bill. */
export type BillChange = 'pay' | 'schedule' | 'cancelPayment' | 'markPaid' | 'markOpen' | 'trace';

const changes = {
  open: ['pay', 'schedule', 'markPaid'],
  scheduled: ['pay', 'cancelPayment', 'markPaid'],
  paid: ['trace'],
  markedPaid: ['markOpen'],
  cancelled: [],
} as const satisfies Record<BillState, readonly BillChange[]>;

/** What can be done with a bill in a state. */
export const billChanges = (state: BillState): readonly BillChange[] => changes[state];

/** Whether a bill still waits for its money. */
export const isOpenBill = (state: BillState): boolean => state === 'open' || state === 'scheduled';

/** Whether a bill that is open counts as due: overdue, or due within the next 30 days. */
export function isDueSoon(
  { state, dueOn }: { readonly state: BillState; readonly dueOn: IsoDate },
  today: IsoDate,
): boolean {
  return isOpenBill(state) && dueOn <= addDays(today, dueWindowDays);
}

/** Whether autopay pays a bill of an amount by itself: never above its limit, where it has one. */
export function isWithinAutopay(amount: MinorUnits, limit: MinorUnits | null): boolean {
  return limit === null || amount <= limit;
}

/** How long before a bill is due its person can be reminded, in days. */
export const reminderDays: readonly number[] = [1, 3, 7];

/** What becomes of a payment that a biller says it did not get. */
export type TraceState = 'asked' | 'withBiller' | 'found' | 'sentBack';

const nextOfTrace = {
  asked: ['withBiller'],
  withBiller: ['found', 'sentBack'],
  found: [],
  sentBack: [],
} as const satisfies Record<TraceState, readonly TraceState[]>;

/** Whether a trace can get from one state to another. */
export const canTraceBecome = (from: TraceState, to: TraceState): boolean =>
  (nextOfTrace[from] as readonly TraceState[]).includes(to);
