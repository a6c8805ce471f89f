import { consentSaysYes } from '@dayfare/domain/guardian';
import type { EpochMs } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { instantFromWire, maybe } from '../wire/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { type WireGuardianConsent, waitingContract } from './waiting-contract.ts';

/** The last link that a guardian was sent. */
export interface AskedGuardian {
  /** The end of the guardian's phone number. */
  readonly phoneEnd: string;
  readonly sentAt: EpochMs;
  readonly isExpired: boolean;
}

/** How the consent stands that a minor needs. */
export interface GuardianConsent {
  readonly isApproved: boolean;
  /** Null while nobody has been asked. */
  readonly asked: AskedGuardian | null;
}

const consentFromWire = ({ isApproved, asked }: WireGuardianConsent): GuardianConsent => ({
  isApproved,
  asked: asked && { ...asked, sentAt: instantFromWire(asked.sentAt) },
});

/** How the guardian's consent stands; null for those who need none. It may be given at any moment. */
export function guardianConsentQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['guardian', 'waiting'],
    ask: ({ signal }) => api.client(waitingContract).getGuardianConsent(undefined, { signal }),
    read: (consent): GuardianConsent | null => maybe(consentFromWire, consent),
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
