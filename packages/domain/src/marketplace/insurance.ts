import { enumeration, type NameOf } from '../enumeration/index.ts';
import type { MinorUnits } from '../money/index.ts';
import type { PartnerService } from './service.ts';

/** Kinds of insurance that quotes are compared of. */
export const insuranceKind = enumeration(['Auto', 'Home', 'Pet']);
export type InsuranceKind = NameOf<typeof insuranceKind>;

/** The service of the catalogue that each kind of insurance is. */
export const insuranceServices = {
  Auto: 'CarInsuranceDiscount',
  Home: 'HomeInsurance',
  Pet: 'PetInsurance',
} as const satisfies Record<InsuranceKind, PartnerService>;

/** What an order of quotes goes by. */
interface Priced {
  /** For a month. */
  readonly premium: MinorUnits;
  readonly deductible: MinorUnits;
}

/** Quotes in the order in which they are compared: the lowest premium first, and of two the same, the lower deductible. */
export const compareQuotes = <Quote extends Priced>(quotes: readonly Quote[]): readonly Quote[] =>
  quotes.toSorted((a, b) => a.premium - b.premium || a.deductible - b.deductible);
