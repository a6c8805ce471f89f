// Written by `pnpm generate`; a test fails when it is out of date.
import type { NavigationPart } from '../contract/navigation.ts';

/**
 * All brands by folder name, in the order of the environments, with their display names and the widths of their wordmarks. Generated from
 * the brands' `brand.json` and `logo.svg`.
 */
export const brandList = {
  common: { title: 'Common', logoWidth: 182 },
  dayfare: { title: 'Dayfare', logoWidth: 196 },
  paycor: { title: 'Paycor', logoWidth: 160 },
  onshift: { title: 'OnShift', logoWidth: 176 },
  ukg: { title: 'UKG', logoWidth: 133 },
  canada: { title: 'Canada', logoWidth: 172 },
} as const satisfies Record<string, { readonly title: string; readonly logoWidth: number }>;

/** The name of a brand. */
export type BrandName = keyof typeof brandList;

/** The brand of each environment. */
export const brandByEnvironment = {
  Common: 'common',
  Dayfare: 'dayfare',
  Paycor: 'paycor',
  OnShift: 'onshift',
  UKG: 'ukg',
  Canada: 'canada',
} as const satisfies Record<string, BrandName>;

/** The brand whose art is on the cards of each colour code. */
export const brandByCardCode = {
  GRN: 'common',
  SUN: 'dayfare',
  NVY: 'paycor',
  ORG: 'paycor',
  LIL: 'onshift',
  TEL: 'onshift',
  LIM: 'ukg',
  RED: 'canada',
} as const satisfies Record<string, BrandName>;

/** The parts that the navigation keeps, for brands that leave some out. */
export const navigationOfBrand: Readonly<Partial<Record<BrandName, readonly NavigationPart[]>>> = {};

/** The names of all brands. */
export const brandNames = Object.keys(brandList) as readonly BrandName[];

/** Creates a value for each brand. */
export const perBrand = <Value>(make: (brand: BrandName) => Value): Readonly<Record<BrandName, Value>> =>
  Object.fromEntries(brandNames.map((brand) => [brand, make(brand)])) as Record<BrandName, Value>;
