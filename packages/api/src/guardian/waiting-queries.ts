import type { ApiClient } from '../transport/index.ts';
import type { Entity } from '../wire/entity.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { instantFromWire, maybe } from '../wire/read.ts';
import { waitingContract } from './waiting-contract.ts';

type WireConsent = NonNullable<Awaited<ReturnType<typeof ask>>>;

const ask = (api: ApiClient, signal?: AbortSignal) =>
  api.client(waitingContract).getGuardianConsent(undefined, { ...(signal && { signal }) });

/** How the guardian's consent stands. */
export const guardianConsentFromWire = ({ isApproved, phoneEnd, sentAt }: WireConsent) => ({
  isApproved,
  phoneEnd,
  sentAt: instantFromWire(sentAt),
});

/** How the guardian's consent stands. */
export type GuardianConsent = Entity<typeof guardianConsentFromWire>;

/** How the guardian's consent stands; null for those who need none. */
export function guardianConsentQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['guardian', 'waiting'],
    ask: ({ signal }) => ask(api, signal),
    read: (wire) => maybe(guardianConsentFromWire, wire),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}
