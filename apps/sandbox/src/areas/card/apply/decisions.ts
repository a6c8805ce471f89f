import type { Applicant, CardApproval, RejectionReason } from '@dayfare/domain/card';

/** What the issuer decides. */
export interface Decision {
  readonly approval: Exclude<CardApproval, 'None'>;
  readonly rejection?: RejectionReason;
}

/** What the issuer decides about some names, which `/sandbox/card` lists. Everybody else is approved. */
export const decisionsByName: readonly (Decision & { readonly name: string })[] = [
  { name: 'Hugo Steiner', approval: 'UnderReview' },
  { name: 'Ingrid Solberg', approval: 'UnderReview' },
  { name: 'Wendy Park', approval: 'Reject', rejection: 'AddressNotConfirmed' },
  { name: 'Paul Reyes', approval: 'Reject', rejection: 'IdentityNotConfirmed' },
];

/** What the issuer decides about an applicant. */
export function decisionAbout({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>): Decision {
  const name = `${firstName} ${lastName}`.toLowerCase();
  return decisionsByName.find((one) => one.name.toLowerCase() === name) ?? { approval: 'Approved' };
}
