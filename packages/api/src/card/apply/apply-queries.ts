import { type Applicant, type ApplicationFacts, cardProgram, dueStep } from '@dayfare/domain/card';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, instantFromWire, known, maybe } from '../../wire/index.ts';
import { entityQuery } from '../../wire/query-defaults.ts';
import { cardKeys } from '../queries.ts';
import { applyContract, type WireCardApplication } from './apply-contract.ts';

const key = [...cardKeys.all, 'application'] as const;

/** How far a person’s application has come. */
function applicationFromWire(wire: WireCardApplication) {
  const facts: ApplicationFacts = {
    program: known(cardProgram, wire.program) ?? 'GPR',
    hasAgreed: wire.hasAgreed,
    hasApplicant: wire.hasApplicant,
    hasScan: wire.scannedAt !== null,
  };
  return {
    ...facts,
    due: dueStep(facts),
    applicant: wire.applicant satisfies Applicant as Applicant,
    scannedAt: maybe(instantFromWire, wire.scannedAt),
  };
}

/** How far a person’s application has come. */
export type CardApplication = Entity<typeof applicationFromWire>;

/** The application for a card, which the server keeps: it goes on wherever the person signs in. */
export function cardApplicationQuery(api: ApiClient) {
  return entityQuery({
    queryKey: key,
    ask: ({ signal }) => api.client(applyContract).getCardApplication(undefined, { signal }),
    read: applicationFromWire,
    staleTime: 0,
    // Name, birthday and address have no place in this device's storage.
    meta: { isNeverStored: true },
  });
}

/** Takes what a call has said of the application for what is known of it. */
export function replaceApplicationAnswer(client: QueryClient, wire: WireCardApplication): void {
  client.setQueryData(key, wire);
}

/** Keeps who applies. Rejects with ApiError: `InvalidRequest`, `CardNotChangeable`. */
export const saveCardApplicant = (api: ApiClient, applicant: Applicant): Promise<WireCardApplication> =>
  api.client(applyContract).saveCardApplicant(applicant);

/** Takes an identity document into the application. Rejects with ApiError: `VerificationRequired`, `VerificationFailed`. */
export const saveCardScan = (api: ApiClient, queryid: string): Promise<WireCardApplication> =>
  api.client(applyContract).saveCardScan({ queryid });

/**
 * Applies for the card, signed with the applicant's full name, and gives what came of it.
 * Rejects with ApiError: `ProofRequired`, `CardApplicationIncomplete`, `AuthorizedSignatureNotValid`.
 */
export const applyForCard = (api: ApiClient, signature: string) =>
  api.client(applyContract).applyForCard({ signature });
