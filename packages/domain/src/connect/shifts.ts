import { enumeration, type NameOf } from '../enumeration/index.ts';

/** The parts of a shift. */
export const segmentKind = enumeration(['Regular', 'Break']);
export type SegmentKind = NameOf<typeof segmentKind>;

/** The states of a shift for an employee. The documents name requesting and cancelling, and no states: they are ours. */
export const shiftStatus = enumeration(['Open', 'Requested', 'Confirmed', 'Declined']);
export type ShiftStatus = NameOf<typeof shiftStatus>;

/** Why a shift is cancelled. The documents name no reasons: they are ours. */
export const shiftCancelReason = enumeration(['Sick', 'OtherPlans', 'Transportation', 'Other']);
export type ShiftCancelReason = NameOf<typeof shiftCancelReason>;

/** What decides about a shift. */
interface ShiftState {
  readonly status: ShiftStatus;
  /** How many people are still wanted. */
  readonly openings: number;
  /** Epoch ms. */
  readonly startAt: number;
}

/** Whether the employee can request a shift: it is open to them, not filled, and it has not begun. */
export const mayRequestShift = ({ status, openings, startAt }: ShiftState, now: number): boolean =>
  status === 'Open' && openings > 0 && startAt > now;

/** Whether the employee can cancel a shift that they requested: until it begins. */
export const mayCancelShift = ({ status, startAt }: Omit<ShiftState, 'openings'>, now: number): boolean =>
  (status === 'Requested' || status === 'Confirmed') && startAt > now;
