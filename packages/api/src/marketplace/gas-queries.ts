import { fuel, fuelUnit } from '@dayfare/domain/marketplace';
import { fromWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, known } from '../wire/index.ts';
import { entityQuery, minute } from '../wire/query-defaults.ts';
import { gasContract, type WireGasStation } from './gas-contract.ts';

/** A station that gives a discount on gas. */
export type GasStation = Entity<typeof stationFromWire>;

const stationFromWire = ({ stationID, discount, fuels, ...rest }: WireGasStation) => ({
  ...rest,
  ...{ id: stationID, discount: fromWire(discount) },
  fuels: fuels.map(({ fuelType, price }) => ({ fuel: known(fuel, fuelType), price: fromWire(price) })),
});

/** The user's position, in degrees; null if unknown. */
type Position = { readonly latitude: number; readonly longitude: number } | null;

/** Stations near a place, with prices and the discount. A position is sent with the search and kept nowhere. */
export function gasStationsQuery(api: ApiClient, search: string, position: Position) {
  return entityQuery({
    queryKey: ['marketplace', 'gas', search, position],
    ask: ({ signal }) => api.client(gasContract).getGasStations({ search, ...position }, { signal }),
    read: ({ currency, unit, memberID: memberId, stations }) => ({
      ...{ currency: currencyFromWire(currency), unit: known(fuelUnit, unit), memberId },
      stations: stations.map(stationFromWire),
    }),
    staleTime: 5 * minute,
    meta: { isNeverStored: true },
  });
}
