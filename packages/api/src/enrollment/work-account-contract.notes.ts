import type { CallNotes } from '../wire/index.ts';
import type { workAccountContract } from './work-account-contract.ts';

export const notes = {
  takeWorkAccount: 'Who an employer’s sign-in page says it is, for a sign-up',
} as const satisfies CallNotes<typeof workAccountContract>;
