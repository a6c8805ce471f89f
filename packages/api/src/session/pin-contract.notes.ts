import type { CallNotes } from '../wire/index.ts';
import type { pinContract } from './pin-contract.ts';

export const notes = {
  verifyMachinePin: 'Check a PIN; while signing in it opens the session and trusts the device',
  resendPin: 'Send a PIN once more, three times at most',
  verifyDualFactorAuthenticationPin: 'Check a PIN for a change of settings',
  getUsers: 'The user of a phone number, when that is the one who asks',
} as const satisfies CallNotes<typeof pinContract>;
