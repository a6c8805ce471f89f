import type { CallNotes } from '../wire/index.ts';
import type { passkeyContract } from './passkey-contract.ts';

export const notes = {
  getPasskeys: 'The passkeys of a person',
  beginPasskey: 'Begin to add a passkey',
  savePasskey: 'Add a passkey',
  deletePasskey: 'Remove a passkey',
  beginPasskeySignIn: 'A challenge to sign in with',
  loginWithPasskey: 'Sign in with a passkey',
} as const satisfies CallNotes<typeof passkeyContract>;
