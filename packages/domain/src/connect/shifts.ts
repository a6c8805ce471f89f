import { enumeration, type NameOf } from '../enumeration/index.ts';

/** The parts of a shift. */
export const segmentKind = enumeration(['Regular', 'Break']);
export type SegmentKind = NameOf<typeof segmentKind>;

/** How a shift stands for somebody. The documents name requesting and cancelling, and no states: they are ours. */
export const shiftStatus = enumeration(['Open', 'Requested', 'Confirmed', 'Declined']);
export type ShiftStatus = NameOf<typeof shiftStatus>;

/** Why somebody cancels a shift. The documents name no reasons: they are ours. */
export const shiftCancelReason = enumeration(['Sick', 'OtherPlans', 'Transportation', 'Other']);
export type ShiftCancelReason = NameOf<typeof shiftCancelReason>;

/** What decides about a shift. */
interface Standing {
  readonly status: ShiftStatus;
  /** How many people are still wanted. */
  readonly openings: number;
  /** Epoch ms. */
  readonly startAt: number;
}

/** Whether somebody can request a shift: it is open to them, somebody is still wanted, and it has not begun. */
export const mayRequestShift = ({ status, openings, startAt }: Standing, now: number): boolean =>
  status === 'Open' && openings > 0 && startAt > now;

/** Whether somebody can cancel a shift that they requested: until it begins. */
export const mayCancelShift = ({ status, startAt }: Omit<Standing, 'openings'>, now: number): boolean =>
  (status === 'Requested' || status === 'Confirmed') && startAt > now;
