import type { CallNotes } from '../wire/index.ts';
import type { ownLimitsContract } from './own-limits-contract.ts';

export const notes = {
  getOwnLimits: 'The limits that a person has set themselves',
  saveOwnLimit: 'Set, raise, lower or lift a limit of one’s own',
  cancelOwnLimitChange: 'Keep a limit that was to be raised',
} as const satisfies CallNotes<typeof ownLimitsContract>;
