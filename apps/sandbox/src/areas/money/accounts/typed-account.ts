import type { WireSaveInstrument, WireTypedAccount } from '@dayfare/api/money/accounts/accounts-contract';

/** The account of a request that its owner has typed; null if there is none, or one at the partner's credit union. */
export const typedAccount = ({ bankAccount }: WireSaveInstrument): WireTypedAccount | null =>
  bankAccount && 'routingNumber' in bankAccount ? bankAccount : null;
