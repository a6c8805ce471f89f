import type { CallNotes } from '../wire/index.ts';
import type { reminderContract } from './reminder-contract.ts';

export const notes = {
  fetchUserMDR: 'When a person is told each day that money can be taken',
  saveUserMDRSettings: 'Set when a person is told each day that money can be taken',
  saveTrellislogs: 'Log what happened while an account was linked through somebody else’s service',
} as const satisfies CallNotes<typeof reminderContract>;
