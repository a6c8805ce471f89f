/** Countries whose addresses can be asked for. */
export type AddressCountry = 'US' | 'CA';

/** A postal address, as it is typed. */
export interface Address {
  readonly country: AddressCountry;
  /** Number and street. */
  readonly street: string;
  /** Apartment, suite, unit; empty for none. */
  readonly apartment: string;
  readonly city: string;
  /** The two letters of a state, territory or province: `CA`, `QC`; null while none is chosen. */
  readonly region: string | null;
  /** `94110`, `94110-1234` or `H2X 1Y4`. */
  readonly postalCode: string;
}

/** The parts of an address, by which errors and labels are given. */
export type AddressPart = keyof Address;

/** An address of which nothing is known but the country. */
export const emptyAddress = (country: AddressCountry): Address => ({
  country,
  street: '',
  apartment: '',
  city: '',
  region: null,
  postalCode: '',
});

/** How each country writes its postal codes. */
export const postalCodes = {
  US: { mode: 'numeric', mask: '#####-####', test: /^\d{5}(-\d{4})?$/ },
  CA: { mode: 'letters', mask: 'A#A #A#', test: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ },
} as const satisfies Record<AddressCountry, { mode: string; mask: string; test: RegExp }>;
