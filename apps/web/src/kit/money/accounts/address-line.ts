import type { WireBillingAddress } from '@dayfare/api/money/accounts/debit-card-contract';

/** A billing address in one line. */
export const addressLine = ({
  addressLine1,
  addressLine2,
  city,
  state,
  zipcode,
}: WireBillingAddress): string =>
  [addressLine1, addressLine2, `${city}, ${state} ${zipcode}`].filter(Boolean).join(', ');
