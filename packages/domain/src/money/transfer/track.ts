import type { EpochMs } from '../calendar/iso-date.ts';
import { moneyStatus } from '../enums/money-status.ts';
import { transactionStatusOf } from '../enums/transaction-status.ts';
import type { TransactionType } from '../enums/transaction-type.ts';

/** A step on the way of a transfer, in the order of the way. `ended`: it failed, was taken back, or never left. */
export type TrackStage = 'requested' | 'held' | 'sent' | 'accepted' | 'arrived' | 'ended';

/** A step with its own time. */
export interface TrackStep {
  readonly stage: TrackStage;
  /** `current`: the last one reached by a transfer that is still on its way. */
  readonly state: 'done' | 'current' | 'upcoming' | 'failed';
  /** When it happened; null for what is still to come. */
  readonly at: EpochMs | null;
  /** When it was to happen by what is known now; null if unknown. */
  readonly dueAt: EpochMs | null;
}

/** What a server says of the way of a transfer. */
export interface TrackedTimes {
  readonly statusCode: string;
  /** Null for one that we don't know. */
  readonly type: TransactionType | null;
  readonly createdAt: EpochMs;
  /** When it leaves, or was to leave; null where the server doesn't say. */
  readonly leavesAt: EpochMs | null;
  readonly sentAt: EpochMs | null;
  /** When its bank, card network, counter or company had it. */
  readonly acceptedAt: EpochMs | null;
  /** When it arrives; cash is ready then, and waits until it is picked up. */
  readonly arrivesAt: EpochMs;
  /** Oldest first. */
  readonly events: readonly { readonly at: EpochMs; readonly statusCode: string }[];
}

const isThere = (statusCode: string) => {
  const state = moneyStatus(statusCode);
  return state === 'settled' || state === 'partly';
};

/** The steps of a transfer: those behind it, and, while it is on its way, those ahead. One that came back has no steps ahead. */
export function trackTransfer(times: TrackedTimes): TrackStep[] {
  const { statusCode, type, createdAt, leavesAt, sentAt, acceptedAt, arrivesAt, events } = times;
  const waits = type === 'CashPickup';
  const state = moneyStatus(statusCode);
  const heldAt = events.find((event) => transactionStatusOf(event.statusCode) === 'ManualAuthNeeded')?.at;
  const endedAt = events.findLast((event) => event.statusCode === statusCode)?.at ?? null;
  const arrivedAt =
    events.find((event) => isThere(event.statusCode))?.at ??
    (isThere(statusCode) ? (endedAt ?? arrivesAt) : null);
  const way: { stage: TrackStage; at: EpochMs | null; dueAt: EpochMs | null }[] = [
    { stage: 'requested', at: createdAt, dueAt: null },
    ...(heldAt === undefined ? [] : [{ stage: 'held' as const, at: heldAt, dueAt: null }]),
    { stage: 'sent', at: sentAt, dueAt: leavesAt },
    { stage: 'accepted', at: acceptedAt, dueAt: waits ? arrivesAt : null },
    { stage: 'arrived', at: arrivedAt, dueAt: waits ? null : arrivesAt },
  ];
  const reached = way.filter(({ at }) => at !== null);
  if (state !== 'pending') {
    const done: TrackStep[] = reached.map((step) => ({ ...step, state: 'done' }));
    return isThere(statusCode)
      ? done
      : [
          ...done,
          { stage: 'ended', state: state === 'reversed' ? 'done' : 'failed', at: endedAt, dueAt: null },
        ];
  }
  const last = reached.at(-1);
  return way.map((step) => ({
    ...step,
    state: step === last ? 'current' : step.at === null ? 'upcoming' : 'done',
  }));
}
