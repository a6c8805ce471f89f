import {
  fromWire,
  isoDate,
  type RecurringEndRule,
  type RecurringPlan,
  recurringEnd,
  recurringFrequency,
  recurringStatus,
  scheduledStatus,
  toWire,
} from '@dayfare/domain/money';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type Entity, instantFromWire, known } from '../../wire/index.ts';
import { entityQuery, writeDefaults } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import {
  recurringContract,
  type WireRecurring,
  type WireRecurringPlan,
  type WireRecurringPreview,
  type WireScheduled,
} from './recurring-contract.ts';

/** A plan, and where its money goes. */
export interface RecurringRequest extends RecurringPlan {
  readonly instrumentId: number;
}

function endFromWire({ endBy, endDate, endAmount, numberOfTimes }: WireRecurringPlan): RecurringEndRule {
  const by = known(recurringEnd, endBy);
  if (by === 'Date') return { by, on: isoDate(endDate ?? '') };
  if (by === 'Amount') return { by, total: fromWire(endAmount ?? 0) };
  return { by, times: numberOfTimes };
}

/** Throws RangeError for an end without its value. */
function recurringPlanFromWire(wire: WireRecurringPlan): RecurringRequest {
  return {
    amount: fromWire(wire.amount),
    instrumentId: wire.instrumentId,
    frequency: known(recurringFrequency, wire.interval),
    startsOn: isoDate(wire.startDate),
    end: endFromWire(wire),
  };
}

/** A plan for the wire. */
function recurringPlanToWire(plan: RecurringRequest): WireRecurringPlan {
  const { amount, instrumentId, frequency, startsOn, end } = plan;
  return {
    amount: toWire(amount),
    instrumentId,
    interval: recurringFrequency.toWire(frequency),
    startDate: startsOn,
    endBy: recurringEnd.toWire(end.by),
    endDate: end.by === 'Date' ? end.on : null,
    endAmount: end.by === 'Amount' ? toWire(end.total) : null,
    numberOfTimes: end.by === 'Occurrences' ? end.times : 0,
  };
}

const scheduledFromWire = (wire: WireScheduled) => ({
  id: wire.scheduledTransactionID,
  date: isoDate(wire.date),
  status: known(scheduledStatus, wire.status),
  transactionId: wire.transactionID,
  /** Code of why none was made. */
  reason: wire.reason,
});

/** A recurring transfer. */
export type Recurring = Entity<typeof recurringFromWire>;

/** Throws RangeError for a plan without its end. */
function recurringFromWire(wire: WireRecurring) {
  return {
    id: wire.recurringTransactionID,
    plan: recurringPlanFromWire(wire),
    transferredTo: wire.transferredTo,
    status: known(recurringStatus, wire.status),
    createdAt: instantFromWire(wire.createdAt),
    madeCount: wire.madeCount,
    madeAmount: fromWire(wire.madeAmount),
    next: wire.next && scheduledFromWire(wire.next),
    /** Newest first. */
    past: wire.past.map(scheduledFromWire),
  };
}

/** What a plan would do. */
export type RecurringPreview = Entity<typeof previewFromWire>;

function previewFromWire(wire: WireRecurringPreview) {
  return {
    days: wire.dates.map(isoDate),
    firstArrivesOn: isoDate(wire.firstArrivalDate),
    total: fromWire(wire.totalAmount),
    fee: fromWire(wire.fee),
    maximum: fromWire(wire.maximumAmount),
    contractType: wire.contractType,
    contractIds: wire.contractIds,
  };
}

/** Query key of everything about recurring transfers. */
export const recurringKey = [...moneyKeys.all, 'recurring'] as const;

/** The recurring transfers. What is next changes by itself, so opening the screen refetches them. */
export function recurringQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...recurringKey, 'list'],
    ask: ({ signal }) => api.client(recurringContract).getRecurringTransaction(undefined, { signal }),
    read: ({ recurringTransactions }) => recurringTransactions.map(recurringFromWire),
    staleTime: 0,
  });
}

/** Asks what a plan would do. Stores nothing. Rejects with ApiError. */
export async function previewRecurring(api: ApiClient, plan: RecurringRequest): Promise<RecurringPreview> {
  return previewFromWire(
    await api.client(recurringContract).previewRecurringTransaction(recurringPlanToWire(plan)),
  );
}

/** What to set up or extend. */
export interface SaveRecurringRequest {
  readonly plan: RecurringRequest;
  /** Which one gets a new end; null to set one up. */
  readonly id: string | null;
  readonly contractsAccepted: readonly number[];
  /** Created once per intent, and reused for every attempt. */
  readonly idempotencyKey: string;
}

/** Sets up a recurring transfer, or gives one a new end. Rejects with ApiError. */
export async function saveRecurring(api: ApiClient, request: SaveRecurringRequest): Promise<Recurring> {
  const { plan, id, contractsAccepted, idempotencyKey } = request;
  return recurringFromWire(
    await api.client(recurringContract).saveRecurringTransactionDetail(
      {
        ...recurringPlanToWire(plan),
        recurringTransactionID: id,
        contractsAccepted: [...contractsAccepted],
      },
      { context: { idempotencyKey } },
    ),
  );
}

/** What is done with a recurring transfer. */
export type RecurringAction =
  | { readonly id: string; readonly to: 'Active' | 'Paused' | 'Deleted' }
  /** Skips a scheduled one, by its own id. */
  | { readonly skip: string };

/** Pauses, resumes or stops a recurring transfer, or skips its next one. Afterwards everything about it is asked for again. */
export function recurringActionMutation(api: ApiClient) {
  return mutationOptions<Recurring, ApiError, RecurringAction>({
    ...writeDefaults,
    mutationKey: ['money', 'recurring'],
    mutationFn: async (action) => {
      const calls = api.client(recurringContract);
      return recurringFromWire(
        'skip' in action
          ? await calls.cancelScheduledTransaction({ id: action.skip })
          : await calls.updateRecurringTransactionsStatus({
              recurringTransactionID: action.id,
              status: recurringStatus.toWire(action.to),
            }),
      );
    },
    onSettled: (_answer, _error, _action, _before, { client }) =>
      client.invalidateQueries({ queryKey: recurringKey }),
  });
}
