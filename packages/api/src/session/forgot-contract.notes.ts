import type { CallNotes } from '../wire/index.ts';
import type { forgotContract } from './forgot-contract.ts';

export const notes = {
  forgotPassword: 'Send a code to whoever has lost the password; answers alike for everybody',
  resetPassword: 'Set a new password with that code',
} as const satisfies CallNotes<typeof forgotContract>;
