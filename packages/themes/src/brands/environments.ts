import { type BrandName, brandByEnvironment, brandNames } from './names.ts';

const environments = Object.entries(brandByEnvironment);

/** Whether a value from outside (an address, a setting, a server response) is the name of a brand. */
export const isBrandName = (value: unknown): value is BrandName => brandNames.some((name) => name === value);

/** Returns the brand of an environment named in the configuration or start-up data; null if there is none. */
export const brandOfEnvironment = (environment: string | undefined): BrandName | null =>
  environments.find(([name]) => name === environment)?.[1] ?? null;

/** Returns the environment of a brand. */
export const environmentOfBrand = (brand: BrandName): string =>
  environments.find(([, shown]) => shown === brand)?.[0] ?? 'Common';
