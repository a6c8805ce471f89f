import { enumeration, type NameOf } from '../enumeration/index.ts';

/** The client of a sign-up. The documents list the names and no numbers: ours are their places in the list. Travels as `ClientType`. */
export const clientType = enumeration(['None', 'SMS', 'Kiosk', 'Web', 'MobileApp', 'MobileWeb']);
export type ClientType = NameOf<typeof clientType>;

/** The client of a sign-up: the link of a text message, else the app, a browser on a phone, or any other browser. */
export function clientTypeOf(signUp: {
  readonly isFromText: boolean;
  readonly isNativeApp: boolean;
  readonly isMobile: boolean;
}): ClientType {
  if (signUp.isFromText) return 'SMS';
  if (signUp.isNativeApp) return 'MobileApp';
  return signUp.isMobile ? 'MobileWeb' : 'Web';
}
