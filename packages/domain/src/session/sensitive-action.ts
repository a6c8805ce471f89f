import { enumeration, type NameOf } from '../enumeration/index.ts';

/** What nobody does with a session alone: it takes a code, a passkey or the password besides. */
export const sensitiveAction = enumeration([
  'SaveInstrument',
  'DeleteInstrument',
  'PerformTransaction',
  'ApplyCard',
  'UpdateProfile',
  'ChangePassword',
]);
export type SensitiveAction = NameOf<typeof sensitiveAction>;
