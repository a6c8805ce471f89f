import type { WireCashLocation } from '@dayfare/api/money/places/cash-contract';
import { type Point, placeOfPostalCode } from './places.ts';

type Counter = Omit<WireCashLocation, 'kilometers'> & { readonly at: Point };

const counter = (
  id: number,
  [name, address, city, state, zip]: readonly [string, string, string, string, string],
  at: Point,
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
export function kilometersBetween(one: Point, other: Point): number {
  const [latitude, longitude] = [radians(other[0] - one[0]), radians(other[1] - one[1])];
  const half =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one[0])) * Math.cos(radians(other[0])) * Math.sin(longitude / 2) ** 2;
  return Math.round(2 * earthKm * Math.asin(Math.sqrt(half)) * 10) / 10;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isCanadian = ({ zip }: Counter) => /^[A-Z]/.test(zip);

/** What is searched for, from where, and who searches. */
export interface CounterSearch {
  /** Part of a name or a city, or a postal code; empty: all. */
  readonly search: string;
  /** Where the person says that they are; null where they have not said. */
  readonly place: Point | null;
  readonly home: Point | null;
  readonly country: 'US' | 'CA';
}

/** The middle of a typed postal code: that of a counter beside it where there is one. */
function searchedPlace(search: string): Point | null {
  const typed = search.trim().toUpperCase();
  const beside = typed.length >= 3 && counters.find(({ zip }) => zip.slice(0, 3) === typed.slice(0, 3));
  const place = placeOfPostalCode(typed);
  return place && beside ? beside.at : place;
}

/**
 * Places that pay out cash: the nearest first to where the person is, or to the postal code that they typed. Where neither is known, those
 * of their country alone are shown, and what a search finds abroad comes last; of these the ones nearest to where they live come first. A distance is told only from where the person is.
 */
export function cashLocations({ search, place, home, country }: CounterSearch): WireCashLocation[] {
  const around = searchedPlace(search);
  const isAbroad = (one: Counter) => (isCanadian(one) ? 'CA' : 'US') !== country;
  const isAsked = search.trim() !== '' || place !== null;
  const found = around
    ? counters
    : counters
        // Without a search, only locations in the person's own country are listed.
        .filter((one) => isAsked || !isAbroad(one))
        .filter(({ name, city, zip }) => plain(`${name} ${city} ${zip}`).includes(plain(search.trim())));
  const center = around ?? place ?? home;
  const rankOf = (one: Counter) => ({
    abroad: around || place ? 0 : Number(isAbroad(one)),
    away: center ? kilometersBetween(center, one.at) : 0,
  });
  return found
    .map((one) => ({ one, ...rankOf(one) }))
    .sort((a, b) => a.abroad - b.abroad || a.away - b.away || a.one.name.localeCompare(b.one.name))
    .map(({ one: { at, ...shown } }) => ({ ...shown, kilometers: place && kilometersBetween(place, at) }));
}
