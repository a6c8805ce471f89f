import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { instantFromWire } from '../../wire/index.ts';
import { entityQuery, hour } from '../../wire/query-defaults.ts';
import { moneyKeys } from '../keys.ts';
import { cashContract, type WireCashLocation } from './cash-contract.ts';

/** A place that pays out cash. */
export type CashLocation = WireCashLocation;

/** The user's position, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Places that pay out cash, the nearest first if the position is known. */
export function cashLocationsQuery(api: ApiClient, search: string, place: Place | null) {
  return entityQuery({
    queryKey: [...moneyKeys.all, 'cash-locations', search, place],
    ask: ({ signal }) => api.client(cashContract).cashPickupLocations({ search, ...place }, { signal }),
    read: ({ locations }): readonly CashLocation[] => locations,
    staleTime: hour,
  });
}

/** The code of a transfer that waits to be picked up. */
export function cashVoucherQuery(api: ApiClient, transactionID: string) {
  return entityQuery({
    queryKey: [...moneyKeys.details, transactionID, 'voucher'],
    ask: ({ signal }) => api.client(cashContract).cashVoucher({ transactionID }, { signal }),
    read: ({ voucher, amount, expiresAt }) => ({
      voucher,
      amount: fromWire(amount),
      expiresAt: instantFromWire(expiresAt),
    }),
    staleTime: 0,
    gcTime: 0,
  });
}
