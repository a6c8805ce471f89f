import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { instantFromWire } from '../../wire/index.ts';
import { entityQuery, hour } from '../../wire/query-defaults.ts';
import type { WireInstruments } from '../accounts/instrument.ts';
import { moneyKeys } from '../keys.ts';
import { placesContract, type WireBiller } from './places-contract.ts';

/** A company that bills can be paid to. */
export type Biller = WireBiller;

/** Companies that bills can be paid to, by part of a name. */
export function billersQuery(api: ApiClient, search: string) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'billers', search],
    ask: ({ signal }) => api.client(placesContract).findBillers({ search }, { signal }),
    read: ({ billers }): readonly Biller[] => billers,
    staleTime: hour,
  });
}

/** The code of a gift card. Kept no longer than it is shown. */
export function giftCodeQuery(api: ApiClient, transactionID: string) {
  return entityQuery({
    queryKey: [...moneyKeys.details, transactionID, 'gift-code'],
    ask: ({ signal }) => api.client(placesContract).giftCode({ transactionID }, { signal }),
    read: ({ code, amount, issuedAt }) => ({
      ...{ code, amount: fromWire(amount) },
      issuedAt: instantFromWire(issuedAt),
    }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** An account at a biller, as it stands on a bill. */
export interface BillerAccount {
  readonly biller: Pick<Biller, 'id' | 'needsZip'>;
  readonly accountNumber: string;
  readonly zip: string;
}

/** Adds an account at a biller. The answer is the whole list, for `replaceInstruments`. Rejects with ApiError. */
export function addBiller(
  api: ApiClient,
  { biller, accountNumber, zip }: BillerAccount,
): Promise<WireInstruments> {
  return api.client(placesContract).addBiller({
    billerID: biller.id,
    accountNumber,
    ...(biller.needsZip && { zip }),
  });
}
