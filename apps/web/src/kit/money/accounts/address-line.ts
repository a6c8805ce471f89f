import type { WireAddress } from '@dayfare/api/wire';

/** A billing address in one line. */
export const addressLine = ({ addressLine1, addressLine2, city, state, zipcode }: WireAddress): string =>
  [addressLine1, addressLine2, `${city}, ${state} ${zipcode}`].filter(Boolean).join(', ');
