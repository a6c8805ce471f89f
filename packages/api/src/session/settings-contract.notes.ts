import type { CallNotes } from '../wire/index.ts';
import type { settingsContract } from './settings-contract.ts';

export const notes = {
  getPasswordPolicy: 'What is asked of a new password',
  forceChangePassword: 'Set the password that has to be changed after sign-in',
  changePassword: 'Change the password; ends every other session',
  getDualFactorSettings: 'Whether new devices need a PIN, and where it goes',
  saveDualFactorSettings: 'Change whether new devices need a PIN, and where it goes',
  setLanguage: 'Language that the user is written to in',
} as const satisfies CallNotes<typeof settingsContract>;
