import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type IsoDate, type MinorUnits, minorUnits } from '../money/index.ts';
import type { SavingRhythm } from './rhythm.ts';

/** Life of a savings goal. The documents list the labels without numbers. */
export const goalStatus = enumeration(['Ongoing', 'Paused', 'Resumed', 'Cancelled', 'Archived', 'Achieved']);
export type GoalStatus = NameOf<typeof goalStatus>;

/** What a goal is for, as its picture. */
export const goalPicture = enumeration([
  'RainyDay',
  'Trip',
  'Home',
  'Car',
  'Family',
  'Learning',
  'Gift',
  'Other',
]);
export type GoalPicture = NameOf<typeof goalPicture>;

/** How much is put aside, how often, and until when. */
export interface GoalPlan {
  /** What the goal comes to. */
  readonly target: MinorUnits;
  /** What is put aside each time. */
  readonly deposit: MinorUnits;
  readonly frequency: SavingRhythm;
  /** The first day that a deposit can be made on. */
  readonly startsOn: IsoDate;
  /** Paydays that are known, for deposits on each. */
  readonly paydays?: readonly IsoDate[] | undefined;
  /** The day by which it is to be reached. */
  readonly endsOn: IsoDate;
}

/** Bounds of a goal's amount; the documents name the refusals and no figures. */
export const goalBounds = { min: minorUnits(10_00), max: minorUnits(50_000_00) } as const;

/** Length of a goal's name, at most. */
export const longestGoalName = 40;

/** Maximum number of goals that aren't archived. */
export const mostGoals = 10;

/** What a person does with a goal. */
export type GoalChange = 'pause' | 'resume' | 'change' | 'cancel' | 'archive';

const changes = {
  Ongoing: ['pause', 'change', 'cancel'],
  Paused: ['resume', 'change', 'cancel'],
  Resumed: ['pause', 'change', 'cancel'],
  Cancelled: ['archive'],
  Archived: [],
  Achieved: ['archive'],
} as const satisfies Record<GoalStatus, readonly GoalChange[]>;

/** What can be done with a goal. It is archived only once nothing is left in it. */
export function goalChanges(status: GoalStatus, balance: MinorUnits): readonly GoalChange[] {
  return changes[status].filter((change) => change !== 'archive' || balance === 0);
}

/** Whether scheduled deposits are made. */
export const isSaving = (status: GoalStatus): boolean => status === 'Ongoing' || status === 'Resumed';

/** Whether money can be put in by hand. */
export const takesDeposits = (status: GoalStatus): boolean => isSaving(status) || status === 'Paused';

/** Whether a goal is behind its person: only looked at. */
export const isPastGoal = (status: GoalStatus): boolean => status === 'Archived';
