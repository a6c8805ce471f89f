import { enumeration, type NameOf } from '../enumeration/index.ts';

/** Actions that need more than a session: a code, a passkey or the password. */
export const sensitiveAction = enumeration([
  'SaveInstrument',
  'DeleteInstrument',
  'PerformTransaction',
  'ApplyCard',
  'UpdateProfile',
  'ChangePassword',
]);
export type SensitiveAction = NameOf<typeof sensitiveAction>;
