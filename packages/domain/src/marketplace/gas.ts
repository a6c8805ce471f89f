import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type MinorUnits, minorUnits } from '../money/index.ts';

/** What is sold at a pump. */
export const fuel = enumeration(['Regular', 'Plus', 'Premium', 'Diesel']);
export type Fuel = NameOf<typeof fuel>;

/** What a price is for: the United States sell by the gallon, Canada by the liter. */
export const fuelUnit = enumeration(['Gallon', 'Liter']);
export type FuelUnit = NameOf<typeof fuelUnit>;

/** What an order and a filter of stations go by. */
export interface PricedStation {
  readonly isOpen: boolean;
  /** From where the person is or searches; null where that is not known. */
  readonly kilometers: number | null;
  /** Off the price of a unit. */
  readonly discount: MinorUnits;
  readonly fuels: readonly { readonly fuel: Fuel; readonly price: MinorUnits }[];
}

/** What a person looks for. */
export interface StationFilters {
  readonly fuel: Fuel;
  readonly isOpenOnly: boolean;
  readonly order: 'price' | 'distance';
}

/** A station with what one fuel costs there. */
export type StationFor<Station> = Station & {
  readonly pumpPrice: MinorUnits;
  readonly yourPrice: MinorUnits;
};

/** What a unit costs after the discount; never less than nothing. */
export const discountedPrice = (price: MinorUnits, discount: MinorUnits): MinorUnits =>
  minorUnits(Math.max(0, price - discount));

/**
 * The stations that sell a fuel and are open, if that is asked for, in the order that is asked for; the cheaper first of two that are equally
 * far, the nearer of two that cost the same. One of unknown distance comes last.
 */
export function stationsFor<Station extends PricedStation>(
  stations: readonly Station[],
  { fuel: wanted, isOpenOnly, order }: StationFilters,
): readonly StationFor<Station>[] {
  const byPrice = (a: StationFor<Station>, b: StationFor<Station>) => a.yourPrice - b.yourPrice;
  const away = ({ kilometers }: Station) => kilometers ?? Number.MAX_SAFE_INTEGER;
  const byDistance = (a: Station, b: Station) => away(a) - away(b);
  return stations
    .filter(({ isOpen }) => isOpen || !isOpenOnly)
    .flatMap((station) => {
      const sold = station.fuels.find((one) => one.fuel === wanted);
      if (!sold) return [];
      const { price: pumpPrice } = sold;
      return [{ ...station, pumpPrice, yourPrice: discountedPrice(pumpPrice, station.discount) }];
    })
    .toSorted((a, b) =>
      order === 'price' ? byPrice(a, b) || byDistance(a, b) : byDistance(a, b) || byPrice(a, b),
    );
}
