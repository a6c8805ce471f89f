import { product } from './product.ts';

/** The environments whose branding and contract variants differ, in the order the documents list them. */
export const businessEnvironments = ['Common', product, 'Paycor', 'OnShift', 'UKG', 'Canada'] as const;

/** Employer or partner environment that decides brand, button style and contract variants. */
export type BusinessEnvironment = (typeof businessEnvironments)[number];

const ownEnvironments: ReadonlySet<string> = new Set(['Common', product]);

/** The variant of the contracts that an environment's people are shown: 1 in a partner's brand, 0 in our own. */
export function brandingTypeOf(environment: string): 0 | 1 {
  return ownEnvironments.has(environment) ? 0 : 1;
}
