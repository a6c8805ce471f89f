import type { WireDrug, WireDrugOffer } from '@dayfare/api/marketplace/rx-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { Refusal } from '../../platform/http/refusal.ts';
import { homeOf, kilometersBetween, type Point, placeOfPostalCode } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { pharmacyGroup } from './pharmacy.ts';

type Context = ApiContext & SignedIn;

interface Drug extends WireDrug {
  /** What a tablet usually costs, in tenths of a cent. */
  readonly tablet: number;
}

const drug = (drugID: number, name: string, form: string, tablet: number): Drug => ({
  ...{ drugID, name, form, tablet },
});

/** Drugs of the partner that the sandbox plays: some that many people take. */
const drugs: readonly Drug[] = [
  drug(1, 'Metformin', '500 mg tablet', 420),
  drug(2, 'Lisinopril', '10 mg tablet', 510),
  drug(3, 'Atorvastatin', '20 mg tablet', 940),
  drug(4, 'Amlodipine', '5 mg tablet', 480),
  drug(5, 'Levothyroxine', '50 mcg tablet', 720),
  drug(6, 'Sertraline', '50 mg tablet', 860),
  drug(7, 'Omeprazole', '20 mg capsule', 660),
  drug(8, 'Co-trimoxazole', '800 mg tablet', 780),
];

interface Pharmacy {
  readonly id: number;
  readonly address: readonly [name: string, address: string, city: string, state: string, zip: string];
  readonly at: Point;
  /** What the card takes off there, in percent. */
  readonly off: number;
}

const pharmacies: readonly Pharmacy[] = [
  {
    id: 1,
    address: ['Maple Pharmacy', '14 Front Street', 'New York', 'NY', '10005'],
    at: [40.705, -74.008],
    off: 48,
  },
  {
    id: 2,
    address: ['Court Street Drugs', '230 Court Street', 'Brooklyn', 'NY', '11201'],
    at: [40.686, -73.994],
    off: 61,
  },
  {
    id: 3,
    address: ['Lakeside Pharmacy', '1520 W Devon Ave', 'Chicago', 'IL', '60660'],
    at: [41.998, -87.668],
    off: 55,
  },
  {
    id: 4,
    address: ['Mesa Pharmacy', '2030 N Central Ave', 'Phoenix', 'AZ', '85004'],
    at: [33.47, -112.074],
    off: 52,
  },
  {
    id: 5,
    address: ['Desert Drugs', '700 E Roosevelt St', 'Phoenix', 'AZ', '85006'],
    at: [33.459, -112.065],
    off: 64,
  },
  {
    id: 6,
    address: ['Bay Street Pharmacy', '411 Bay Street', 'Toronto', 'ON', 'M5H 2Y4'],
    at: [43.652, -79.382],
    off: 40,
  },
  {
    id: 7,
    address: ['Pharmacie du Plateau', '4410 rue Saint-Denis', 'Montréal', 'QC', 'H2J 2L1'],
    at: [45.524, -73.581],
    off: 42,
  },
];

/** How many tablets a prescription can be for. */
const quantities: ReadonlySet<number> = new Set([30, 60, 90]);
/** How far a pharmacy may be to be near, in km. */
const nearKm = 80;
/** The most that are shown of each. */
const most = 8;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
const shown = ({ drugID, name, form }: Drug): WireDrug => ({ drugID, name, form });

/** Drugs by the beginning of a word of their name; none for less than two characters. Refuses with PartnerNotAvailable. */
export function findDrugs(context: Context, text: string) {
  pharmacyGroup(context);
  const wanted = plain(text);
  if (wanted.length < 2) return { drugs: [] };
  const found = drugs.filter(({ name }) =>
    plain(name)
      .split(/[\s-]/)
      .concat(plain(name))
      .some((word) => word.startsWith(wanted)),
  );
  return { drugs: found.slice(0, most).map(shown) };
}

/** The middle of what was typed, if it is a postal code: that of a pharmacy beside it where there is one. */
function searchedPlace(search: string): Point | null {
  const typed = search.trim().toUpperCase();
  const beside =
    typed.length >= 3 && pharmacies.find(({ address }) => address[4].startsWith(typed.slice(0, 3)));
  const place = placeOfPostalCode(typed);
  return place && beside ? beside.at : place;
}

/** What is looked for. */
interface Search {
  readonly drugID: number;
  readonly quantity: number;
  readonly search: string;
}

/** What a drug costs at pharmacies near a postal code or in a city, the cheapest first. Refuses with DrugNotFound and PartnerNotAvailable. */
export function drugPrices(context: Context, { drugID, quantity, search }: Search) {
  pharmacyGroup(context);
  const wanted = drugs.find((one) => one.drugID === drugID);
  if (!wanted || !quantities.has(quantity)) throw new Refusal('DrugNotFound');
  const { employee } = context;
  const isInCanada = employee.currency === 'CAD';
  const center = searchedPlace(search);
  const words = center ? '' : plain(search);
  const home = center ?? (words === '' ? homeOf(employee) : null);
  const usual = Math.round((wanted.tablet * quantity) / 10);
  const offers = pharmacies
    .filter(({ address }) => /^[A-Z]/.test(address[4]) === isInCanada)
    .filter(({ address: [name, , city] }) => plain(`${name} ${city}`).includes(words))
    .filter(({ at }) => !center || kilometersBetween(center, at) <= nearKm)
    .map(
      ({ id, address: [name, address, city, state, zip], at, off }): WireDrugOffer => ({
        ...{ pharmacyID: id, name, address, city, state, zip },
        kilometers: center && kilometersBetween(center, at),
        price: toWire(minorUnits(Math.round((usual * (100 - off)) / 100))),
        usualPrice: toWire(minorUnits(usual)),
      }),
    );
  const isNearHome = ({ pharmacyID }: WireDrugOffer) => {
    const at = pharmacies.find(({ id }) => id === pharmacyID)?.at;
    return !home || (at !== undefined && kilometersBetween(home, at) <= nearKm);
  };
  const near = offers.filter(isNearHome);
  return {
    ...{ currency: employee.currency, drug: shown(wanted), quantity },
    // Users far from all of them see all of them.
    offers: (near.length > 0 ? near : offers).toSorted((a, b) => a.price - b.price).slice(0, most),
  };
}
