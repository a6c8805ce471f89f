import { languageFromWire } from '@dayfare/domain/product';
import { keepersOf, type ProfileDetails } from '@dayfare/domain/profile';
import { isResidentialState } from '@dayfare/domain/session';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../transport/index.ts';
import type { Entity } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { replaceAnswer } from '../wire/replace-answer.ts';
import { profileContract, type WireProfile } from './contract.ts';

/** The user's details, and how they are reached. */
export type Profile = Entity<typeof profileFromWire>;

/** Reads a profile. */
export function profileFromWire(wire: WireProfile) {
  const { firstName, middleName, lastName, addressLine1, addressLine2, city, postalCode } = wire;
  const details: ProfileDetails = {
    ...{ firstName, middleName, lastName, addressLine1, addressLine2, city, postalCode },
  };
  return {
    details,
    /** The address of the person's picture; null without one. */
    picture: wire.imageURL,
    /** Sent back with a change of the details. */
    version: wire.version,
    email: wire.emailAddress,
    /** With its country code: `+12025550101`. */
    phone: `+${wire.dialingCode}${wire.mobileNumber}`,
    /** `1990-05-04`; null while it is unknown. */
    birthDate: wire.dateOfBirth,
    /** Null before one is chosen. */
    state: isResidentialState(wire.residentialState) ? wire.residentialState : null,
    language: languageFromWire(wire.language),
    /** The employer whose records name the person; null for none. */
    employer: wire.companyName,
    keepers: keepersOf({ hasEmployer: wire.companyName !== null, birthDate: wire.dateOfBirth }),
  };
}

const queryKey = ['profile', 'profile'] as const;

/** The signed-in user's profile. Asked for each time: another device may have changed it. */
export function profileQuery(api: ApiClient) {
  return entityQuery({
    queryKey,
    ask: ({ signal }) => api.client(profileContract).getProfile(undefined, { signal }),
    read: profileFromWire,
    staleTime: 0,
  });
}

/** Shows the person by a picture, a JPEG or PNG in base64, or by none. Rejects with ApiError. */
export async function savePicture(api: ApiClient, client: QueryClient, image: string | null): Promise<void> {
  await replaceProfileAnswer(client, await api.client(profileContract).saveAvatar({ image }));
}

/** Puts the answer to a change in place of what was known. */
export const replaceProfileAnswer = (client: QueryClient, answer: WireProfile): Promise<void> =>
  replaceAnswer(client, queryKey, answer);
