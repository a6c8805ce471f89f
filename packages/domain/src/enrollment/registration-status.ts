import { type NameOf, numbered } from '../enumeration/index.ts';

/** What is known of a phone number that someone wants to sign up with. Travels as `registerationStatus`. */
export const registrationStatus = numbered({
  AvailableForRegistration: 1,
  AlreadyRegisteredActive: 2,
  Deactive: 3,
  PhoneCarrierNotValidated: 4,
  NeedActivation: 5,
});
export type RegistrationStatus = NameOf<typeof registrationStatus>;

/** Where someone signs up. Travels as `RequestType`. */
export const requestType = numbered({ Desktop: 4, NativeApp: 6, MobileBrowser: 7 });

/** How well an employer's records know someone. The documents list it without a name; it travels as `matchedStatus`. */
export const matchedStatus = numbered({
  None: 0,
  Ingested: 1,
  Pending: 2,
  Incomplete: 3,
  Permanent: 4,
  Both: 5,
});
export type MatchedStatus = NameOf<typeof matchedStatus>;
