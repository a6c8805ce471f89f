import type { RecurringStatus } from '../enums/recurring.ts';

/** What a person does with a recurring transfer. */
export type RecurringChange = 'pause' | 'resume' | 'stop' | 'extend';

const changes = {
  None: [],
  Active: ['pause', 'extend', 'stop'],
  Paused: ['resume', 'extend', 'stop'],
  Deleted: [],
  Expired: [],
} as const satisfies Record<RecurringStatus, readonly RecurringChange[]>;

/** What can be done with a recurring transfer: one that was stopped or has ended stays as it is. */
export function recurringChanges(status: RecurringStatus): readonly RecurringChange[] {
  return changes[status];
}

const changeTo = { Active: 'resume', Paused: 'pause', Deleted: 'stop' } as const;

/** Whether a recurring transfer can get from one status to another by itself or because the person asks. */
export function canBecome(from: RecurringStatus, to: keyof typeof changeTo): boolean {
  return recurringChanges(from).includes(changeTo[to]);
}
