import { profileContract } from '@dayfare/api/profile/contract';
import type { ApiClient } from '@dayfare/api/transport';

/** A way to reach the user: an address, or a number with its country code, `+12025550101`. */
export type Contact = { readonly kind: 'email' | 'phone'; readonly to: string };

/** A number in the two parts that calls take, for the country codes that the field offers. */
function phoneParts(number: string) {
  const [dialingCode = '1', mobileNumber = ''] = /^\+(1|52)(\d+)$/.exec(number)?.slice(1) ?? [];
  return { dialingCode, mobileNumber };
}

const onWire = ({ kind, to }: Contact) =>
  kind === 'email' ? { emailAddress: to.trim().toLowerCase() } : phoneParts(to);

/** Sends a code to the new address or number. */
export const sendContactCode = (api: ApiClient, contact: Contact) =>
  api.client(profileContract).sendContactCode(onWire(contact));

/** Confirms the new address or number with its code. */
export const takeContact = (api: ApiClient, contact: Contact, pinCode: string) =>
  api.client(profileContract).saveProfile({ ...onWire(contact), pinCode });
