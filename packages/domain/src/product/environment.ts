import { product } from './product.ts';

/** Environments with their own branding and contract variants, in the documents' order. */
export const businessEnvironments = ['Common', product, 'Paycor', 'OnShift', 'UKG', 'Canada'] as const;

/** Employer or partner environment, which decides brand, button style and contract variants. */
export type BusinessEnvironment = (typeof businessEnvironments)[number];

const ownEnvironments: ReadonlySet<string> = new Set(['Common', product]);

/** Returns the variant of the contracts for an environment: 1 for a partner's brand, 0 for our own. */
export function brandingTypeOf(environment: string): 0 | 1 {
  return ownEnvironments.has(environment) ? 0 : 1;
}
