/** Why an application for a card was rejected: the main reason, which the applicant has a right to know. */
export const rejectionReasons = [
  /** The document and what was typed don't belong to one person, or no record of that person was found. */
  'IdentityNotConfirmed',
  /** No person of that name is known at that address. */
  'AddressNotConfirmed',
  /** The issuer closed an earlier card of the same person. */
  'EarlierCardClosed',
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** What a rejected applicant can do: apply again with better data, or only call. */
export function canApplyAgain(reason: RejectionReason | null): boolean {
  return reason === 'IdentityNotConfirmed' || reason === 'AddressNotConfirmed';
}

/** A reason from the wire; null for one that is not known. */
export function rejectionReason(text: string | null): RejectionReason | null {
  return rejectionReasons.find((reason) => reason === text) ?? null;
}

/** How many days a rejected applicant has to ask for a free copy of what the identity check knew. */
export const reportDays = 60;
