import type { CallNotes } from '../wire/index.ts';
import type { businessContract } from './business-contract.ts';

export const notes = {
  createToken: 'A new token for this session; the old one is spent',
  switchBusinesses: 'Go on at another employer, on a new token',
  getEWAAccounts: 'Accounts for early pay at an employer, or at all of them with BusinessID 0',
  getHandOverToken: 'A one-time token for the mobile host of the payroll brand',
  getOuathUserByToken: 'Sign in with a one-time token of a partner',
} as const satisfies CallNotes<typeof businessContract>;
