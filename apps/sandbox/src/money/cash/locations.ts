import type { WireCashLocation } from '@dayfare/api/money/cash-contract';

type Counter = Omit<WireCashLocation, 'kilometers'> & { readonly at: readonly [number, number] };

const counter = (
  id: number,
  [name, address, city, state, zip]: readonly [string, string, string, string, string],
  at: readonly [number, number],
  [opensAt, closesAt]: readonly [string, string] = ['07:00', '22:00'],
): Counter => ({ id, name, address, city, state, zip, at, opensAt, closesAt });

const counters: readonly Counter[] = [
  counter(1, ['Corner Pantry', '210 Court Street', 'Brooklyn', 'NY', '11201'], [40.6873, -73.994]),
  counter(2, ['Harbor Grocers', '88 Front Street', 'New York', 'NY', '10005'], [40.7049, -74.0085]),
  counter(
    3,
    ['Lakeside Foods', '1500 W Devon Ave', 'Chicago', 'IL', '60660'],
    [41.9982, -87.6674],
    ['06:00', '23:00'],
  ),
  counter(4, ['Prairie Market', '77 E Jackson Blvd', 'Chicago', 'IL', '60604'], [41.8782, -87.6248]),
  counter(5, ['Bay Street Corner', '401 Bay Street', 'Toronto', 'ON', 'M5H 2Y4'], [43.6519, -79.3817]),
  counter(6, ['Marché du Plateau', '4350 rue Saint-Denis', 'Montréal', 'QC', 'H2J 2L1'], [45.5236, -73.5803]),
  counter(
    7,
    ['Mesa Quick Stop', '2020 N Central Ave', 'Phoenix', 'AZ', '85004'],
    [33.4695, -112.0739],
    ['05:00', '23:59'],
  ),
  counter(8, ['Sunset Pharmacy', '6400 Sunset Blvd', 'Los Angeles', 'CA', '90028'], [34.0978, -118.3289]),
];

const earthKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places, by the haversine formula, in kilometres with one decimal. */
function kilometersBetween(one: readonly [number, number], other: readonly [number, number]): number {
  const [latitude, longitude] = [radians(other[0] - one[0]), radians(other[1] - one[1])];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthKm * Math.asin(Math.sqrt(half)) * 10) / 10;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Places that pay out cash: the nearest first where it is known where somebody is, by name otherwise. */
export function cashLocations(search: string, place: readonly [number, number] | null): WireCashLocation[] {
  return counters
    .filter(({ name, city, zip }) => plain(`${name} ${city} ${zip}`).includes(plain(search.trim())))
    .map(({ at, ...shown }) => ({ ...shown, kilometers: place && kilometersBetween(place, at) }))
    .sort(
      (one, other) => (one.kilometers ?? 0) - (other.kilometers ?? 0) || one.name.localeCompare(other.name),
    );
}
