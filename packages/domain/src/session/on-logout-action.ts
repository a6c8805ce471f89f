import { enumeration, type NameOf } from '../enumeration/index.ts';

/**
 * What signing a device out does besides ending its sessions. The documents only name them: `Remove` forgets the device and
 * `DontRecognize` ends the trust in it, so that the next sign-in there needs a code; `Logout` leaves both as they are.
 */
export const onLogoutAction = enumeration(['Remove', 'DontRecognize', 'Logout']);
export type OnLogoutAction = NameOf<typeof onLogoutAction>;
