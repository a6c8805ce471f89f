import type { WireGasStation } from '@dayfare/api/marketplace/gas-contract';
import { type Fuel, fuel, fuelUnit } from '@dayfare/domain/marketplace';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { Refusal } from '../../platform/http/refusal.ts';
import { homeOf, kilometersBetween, type Point, placeOfPostalCode } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { gasDiscount, isMarketplaceOn } from './offers.ts';

type Address = readonly [name: string, address: string, city: string, state: string, zip: string];

interface Station {
  readonly id: number;
  readonly address: Address;
  readonly at: Point;
  /** What regular gas costs, in cents. */
  readonly regular: number;
  /** From which hour to which it is open, where it is; null around the clock. */
  readonly hours: readonly [number, number] | null;
  readonly sells: readonly Fuel[];
}

const everyFuel: readonly Fuel[] = fuel.names;
const station = (
  id: number,
  address: Address,
  [at, regular]: readonly [Point, number],
  { hours = null, sells = everyFuel }: Partial<Pick<Station, 'hours' | 'sells'>> = {},
): Station => ({ id, address, at, regular, hours, sells });

/** Prices of the others, in cents above regular. */
const above: Readonly<Record<Fuel, number>> = { Regular: 0, Plus: 35, Premium: 70, Diesel: 45 };

/** The stations of the partner that the sandbox plays: a few close together, and some elsewhere. */
const stations: readonly Station[] = [
  station(1, ['Harbor Fuel', '90 Front Street', 'New York', 'NY', '10005'], [[40.7052, -74.0079], 379]),
  station(2, ['Canal Gas', '301 Canal Street', 'New York', 'NY', '10013'], [[40.7196, -74.0021], 355], {
    hours: [6, 22],
  }),
  station(3, ['Court Street Oil', '215 Court Street', 'Brooklyn', 'NY', '11201'], [[40.6871, -73.9938], 341]),
  station(4, ['Bridge Stop', '12 Bridge Plaza', 'Brooklyn', 'NY', '11201'], [[40.7003, -73.9871], 349], {
    hours: [5, 23],
    sells: ['Regular', 'Premium'],
  }),
  station(5, ['Park Avenue Fuel', '1410 Park Avenue', 'New York', 'NY', '10029'], [[40.7946, -73.9443], 389]),
  station(6, ['Queens Truck Stop', '47 Van Dam Street', 'Queens', 'NY', '11101'], [[40.7419, -73.9352], 337]),
  station(7, ['Lakeside Gas', '1510 W Devon Ave', 'Chicago', 'IL', '60660'], [[41.998, -87.6677], 365]),
  station(8, ['Mesa Gas', '2024 N Central Ave', 'Phoenix', 'AZ', '85004'], [[33.4697, -112.074], 329]),
  station(9, ['Bay Street Gas', '405 Bay Street', 'Toronto', 'ON', 'M5H 2Y4'], [[43.6521, -79.3816], 152]),
  station(
    10,
    ['Essence du Plateau', '4400 rue Saint-Denis', 'Montréal', 'QC', 'H2J 2L1'],
    [[45.5241, -73.581], 158],
  ),
];

/** The most stations that are shown: as many as a map has room for. */
const most = 20;
/** How far a station may be to be near, in km. */
const nearKm = 80;
/** The same from where a person lives, of which only the state may be known. */
const nearHomeKm = 250;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const isCanadian = ({ address }: Station) => /^[A-Z]/.test(address[4]);

/** What hour it is in a zone, 0 to 23. */
const hourIn = (now: Date, timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** The middle of what was typed, if it is a postal code: that of a station beside it where there is one. */
function searchedPlace(search: string): Point | null {
  const typed = search.trim().toUpperCase();
  const beside =
    typed.length >= 3 && stations.find(({ address }) => address[4].startsWith(typed.slice(0, 3)));
  const place = placeOfPostalCode(typed);
  return place && beside ? beside.at : place;
}

/** What is searched for: words, and where the person is. */
interface Search {
  readonly search: string;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/**
 * Stations near where the person is, near the postal code that they typed, or where they live; of what is typed otherwise, those with that name
 * or in that city. The nearest first. Refuses with PartnerNotAvailable while there is no discount.
 */
export function gasStations(context: ApiContext & SignedIn, { search, latitude, longitude }: Search) {
  const discount = gasDiscount(context);
  if (!isMarketplaceOn(context) || discount === 0) throw new Refusal('PartnerNotAvailable');
  const { employee, clock } = context;
  const isInCanada = employee.currency === 'CAD';
  const here: Point | null = latitude !== undefined && longitude !== undefined ? [latitude, longitude] : null;
  const typed = searchedPlace(search);
  const center = typed ?? here;
  const words = typed ? '' : plain(search);
  const now = hourIn(clock.now(), employee.timeZone);
  const isOpenNow = ({ hours }: Station) => hours === null || (now >= hours[0] && now < hours[1]);
  const away = ({ at }: Station, from: Point) => kilometersBetween(from, at);
  const home = center ?? homeOf(employee);
  const sought = stations
    .filter((one) => isCanadian(one) === isInCanada)
    .filter(({ address: [name, , city, , zip] }) => plain(`${name} ${city} ${zip}`).includes(words))
    .filter((one) => !center || words !== '' || away(one, center) <= nearKm);
  const isNearHome = (one: Station) => !home || words !== '' || away(one, home) <= nearHomeKm;
  const near = center ? sought : sought.filter(isNearHome);
  // Users far from all of them see all of them.
  const found = (near.length > 0 ? near : sought)
    .toSorted((a, b) => (home ? away(a, home) - away(b, home) : a.id - b.id))
    .slice(0, most);
  return {
    currency: employee.currency,
    unit: fuelUnit.toWire(isInCanada ? 'Liter' : 'Gallon'),
    memberID: `GAS${String(employee.id).padStart(8, '0')}`,
    stations: found.map((one): WireGasStation => {
      const [name, address, city, state, zip] = one.address;
      return {
        ...{ stationID: one.id, name, address, city, state, zip, latitude: one.at[0], longitude: one.at[1] },
        ...{ kilometers: center && away(one, center), isOpen: isOpenNow(one) },
        // A liter is about a quarter of a gallon.
        discount: toWire(minorUnits(isInCanada ? Math.ceil(discount / 4) : discount)),
        fuels: one.sells.map((sold) => ({
          fuelType: fuel.toWire(sold),
          price: toWire(minorUnits(one.regular + (isInCanada ? Math.round(above[sold] / 4) : above[sold]))),
        })),
      };
    }),
  };
}
