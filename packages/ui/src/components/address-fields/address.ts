/** Supported countries. */
export type AddressCountry = 'US' | 'CA';

/** A postal address as typed. */
export interface Address {
  readonly country: AddressCountry;
  /** Street and number. */
  readonly street: string;
  /** Apartment, suite or unit; empty if there is none. */
  readonly apartment: string;
  readonly city: string;
  /** Two-letter code of a state, territory or province (`CA`, `QC`); null if none is chosen. */
  readonly region: string | null;
  /** `94110`, `94110-1234` or `H2X 1Y4`. */
  readonly postalCode: string;
}

/** A part of an address; labels and errors use these names. */
export type AddressPart = keyof Address;

/** An address with only its country filled in. */
export const emptyAddress = (country: AddressCountry): Address => ({
  country,
  street: '',
  apartment: '',
  city: '',
  region: null,
  postalCode: '',
});

/** Postal code formats by country. */
export const postalCodes = {
  US: { mode: 'numeric', mask: '#####-####', test: /^\d{5}(-\d{4})?$/ },
  CA: { mode: 'letters', mask: 'A#A #A#', test: /^[A-Z]\d[A-Z] \d[A-Z]\d$/ },
} as const satisfies Record<AddressCountry, { mode: string; mask: string; test: RegExp }>;
