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

const ownEnvironments: ReadonlySet<BusinessEnvironment> = new Set(['Common', product]);

/** The variant of the contracts that an environment's people are shown: 1 in a partner's brand, 0 in our own. */
export function brandingTypeOf(environment: BusinessEnvironment): 0 | 1 {
  return ownEnvironments.has(environment) ? 0 : 1;
}

/** The environment that shows a brand. */
export function environmentOfBrand(brand: BrandKey): BusinessEnvironment {
  return businessEnvironments.find((environment) => brandByEnvironment[environment] === brand) ?? 'Common';
}
