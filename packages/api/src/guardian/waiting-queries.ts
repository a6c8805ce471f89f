import { consentSaysYes } from '@dayfare/domain/guardian';
import type { ApiClient } from '../transport/index.ts';
import { type Entity, instantFromWire, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { type WireGuardianConsent, waitingContract } from './waiting-contract.ts';

const consentFromWire = ({ isApproved, asked }: WireGuardianConsent) => ({
  isApproved,
  /** The last link that a guardian was sent, by the end of their phone number; null until one has been asked. */
  asked: maybe((link) => ({ ...link, sentAt: instantFromWire(link.sentAt) }), asked),
});

/** How the consent stands that a minor needs. */
export type GuardianConsent = Entity<typeof consentFromWire>;

/** How the guardian's consent stands; null for those who need none. It may be given at any moment. */
export function guardianConsentQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['guardian', 'waiting'],
    ask: ({ signal }) => api.client(waitingContract).getGuardianConsent(undefined, { signal }),
    read: (consent) => maybe(consentFromWire, consent),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** Asks a guardian, or reminds the one who was asked. False if there were enough texts today. Rejects with ApiError. */
export async function askGuardian(api: ApiClient, phone?: string): Promise<boolean> {
  const calls = api.client(waitingContract);
  const payload = phone === undefined ? await calls.remindGuardian() : await calls.askGuardian({ phone });
  return payload === consentSaysYes;
}
