import type { CallNotes } from '../wire/index.ts';
import type { sessionContract } from './contract.ts';

export const notes = {
  loginM: 'Sign in with a phone number, e-mail address or user name, and a password',
  revokeUserToken: 'End this session, all sessions of the user, or all others',
} as const satisfies CallNotes<typeof sessionContract>;
