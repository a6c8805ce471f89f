import type { WireEmployer } from '@dayfare/api/enrollment/contract';
import { payrollProvider } from '@dayfare/domain/enrollment';
import { productKey } from '@dayfare/domain/product';
import { payStubPicture } from './pay-stub-picture.ts';

const regionKey = `${productKey}RegionID` as const;

/** An employer as its own record says. */
export interface DirectoryEmployer {
  readonly wire: WireEmployer;
  /** What stands in the way of signing up there. */
  readonly hurdle?: 'servedElsewhere' | 'notSetUp';
  /** What it is there to show. */
  readonly shows: string;
}

const usual = {
  isIDScanEnabled: false,
  enableIDScanOnBoardingEnforced: false,
  enableIdology: false,
  isSSOEnabled: false,
  map: null,
  authProviderType: 0,
  remoteReferenceID: null,
  branchIDAtPercept: null,
  enableCallerInformation: false,
  employeeIDLabel: null,
  employeeIDDescription: null,
  employeeIDExample: '1234567',
  employeeIDImage: null,
  employeeIDPrefix: null,
  employeeIDIsNumeric: true,
  employeeIDAsNumericOnly: true,
  [regionKey]: 1,
} as const;

function employer(id: number, name: string, own: Partial<WireEmployer> = {}): WireEmployer {
  return { ...usual, id, businessID: id, name, employerName: name, label: name, ...own };
}

/** The employers whose records differ. */
const special: readonly DirectoryEmployer[] = [
  {
    wire: employer(601, 'Harbor Foods Market', {
      employeeIDDescription: 'On your pay stub, at the top right.',
      employeeIDExample: '4410027',
      employeeIDImage: payStubPicture('4410027'),
    }),
    shows: 'Seven digits, with a picture of the pay stub',
  },
  {
    wire: employer(602, 'Cedar Ridge Hospital', {
      isIDScanEnabled: true,
      enableIDScanOnBoardingEnforced: true,
      enableIdology: true,
      employeeIDLabel: 'Badge number',
      employeeIDExample: 'CR-20418',
      employeeIDPrefix: 'CR-',
    }),
    shows: 'Asks for the end of the SSN and for an identity document; badge number with a prefix',
  },
  {
    wire: employer(603, 'Northwind Kitchens', {
      employeeIDExample: 'NK7741',
      employeeIDIsNumeric: false,
      employeeIDAsNumericOnly: false,
    }),
    shows: 'Letters and digits',
  },
  {
    wire: employer(604, 'Summit Parcel', { isIDScanEnabled: true, employeeIDExample: '7700315' }),
    shows: 'An identity document is welcome and can be skipped',
  },
  {
    wire: employer(605, 'Maple Leaf Grocers', { [regionKey]: 2 }),
    hurdle: 'servedElsewhere',
    shows: 'Is served on another site',
  },
  {
    wire: employer(517, 'Summit Ridge Hotels', {
      isSSOEnabled: true,
      authProviderType: payrollProvider.toWire('Kronos'),
      map: 'summit-ridge',
      remoteReferenceID: '41',
      employeeIDExample: '5170044',
    }),
    shows: 'Has an address of its own, /summit-ridge, and a sign-in of its own, by Kronos',
  },
  { wire: employer(606, 'Quiet Oak Schools'), hurdle: 'notSetUp', shows: 'Is not set up yet' },
];

const places =
  'Alder Amber Aspen Birch Bluebird Bridgeport Canyon Copper Crescent Cypress Dogwood Eagle Elmwood Fairview Falcon Garnet Glacier Granite Hazel Heron Highland Hollow Ivory Jasper Juniper Lakeside Larkspur Laurel Liberty Lincoln Magnolia Meadow Mesa Mission Oakland Orchard Pacific Palm Pinecrest Plaza Prairie Quarry Redwood Ridgeline Riverside Rosewood Sequoia Silver Sterling Willow'.split(
    ' ',
  );
const trades =
  'Bakery Builders Cafe Carriers Catering Clinics Cold-Storage Construction Couriers Dairy Dental Diners Drugs Electric Farms Fitness Flooring Foods Freight Furniture Garages Glass Grocers Hardware Health Hotels Landscaping Laundry Logistics Markets Motors Nurseries Optical Packaging Paper Pharmacy Pizza Plumbing Printing Retail Roofing Salons Security Senior-Care Staffing Steel Supply Tire Transit Warehousing'.split(
    ' ',
  );
const kinds = ['Group', 'Company'];

/** Five thousand ordinary employers. */
const ordinary: readonly DirectoryEmployer[] = places.flatMap((place, row) =>
  trades.flatMap((trade, column) =>
    kinds.map((kind, which) => ({
      wire: employer(
        10_000 + (row * trades.length + column) * kinds.length + which,
        `${place} ${trade.replace('-', ' ')} ${kind}`,
      ),
      shows: 'An ordinary employer',
    })),
  ),
);

/** Every employer that a person who signs up can find. */
const directory: readonly DirectoryEmployer[] = [...special, ...ordinary];
/** Those that differ, for /sandbox. */
export const specialEmployers = special;

const byId = new Map(directory.map((one) => [one.wire.id, one]));

/** The employer of an id, if there is one. */
export function employerOf(id: number | null | undefined): DirectoryEmployer | undefined {
  return byId.get(id ?? 0);
}

/** The employer whose own address has this segment. */
export function findBranch(map: string): WireEmployer | null {
  const wanted = map.trim().toLowerCase();
  return special.find(({ wire }) => wire.map === wanted)?.wire ?? null;
}

/** The employer whose sign-in page has a partner's number. */
export function employerOfPartner(partnerId: number): WireEmployer | null {
  return special.find(({ wire }) => wire.remoteReferenceID === String(partnerId))?.wire ?? null;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const mostFound = 20;

/** Employers in whose name a word begins with what was typed; those first that begin with it themselves. */
export function findEmployers(typed: string): readonly WireEmployer[] {
  const wanted = plain(typed.trim());
  if (wanted.length < 2) return [];
  const found = directory.filter(({ wire }) => ` ${plain(wire.name)}`.includes(` ${wanted}`));
  const begins = ({ wire }: DirectoryEmployer) => (plain(wire.name).startsWith(wanted) ? 0 : 1);
  return found
    .toSorted((a, b) => begins(a) - begins(b) || a.wire.name.localeCompare(b.wire.name))
    .slice(0, mostFound)
    .map(({ wire }) => wire);
}
