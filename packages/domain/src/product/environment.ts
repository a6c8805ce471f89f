import { product } from './product.ts';

/** The environments whose branding and contract variants differ, in the order the documents list them. */
export const businessEnvironments = ['Common', product, 'Paycor', 'OnShift', 'UKG', 'Canada'] as const;

/** Employer or partner environment that decides brand, button style and contract variants. */
export type BusinessEnvironment = (typeof businessEnvironments)[number];

const brandByEnvironment = {
  Common: 'common',
  [product]: 'dayfare',
  Paycor: 'paycor',
  OnShift: 'onshift',
  UKG: 'ukg',
  Canada: 'canada',
} as const satisfies Record<BusinessEnvironment, string>;

/** Key of a brand, as it stands in `data-brand`. */
export type BrandKey = (typeof brandByEnvironment)[BusinessEnvironment];

/** The brand that an environment shows. */
export function brandOfEnvironment(environment: BusinessEnvironment): BrandKey {
  return brandByEnvironment[environment];
}
