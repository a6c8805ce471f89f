// Written by `pnpm generate`; a test fails when it is out of date.
import type { BrandLogos } from '../contract/logo.ts';
import { logos as logos5 } from './entries/canada.ts';
import { logos as logos0 } from './entries/common.ts';
import { logos as logos1 } from './entries/dayfare.ts';
import { logos as logos3 } from './entries/onshift.ts';
import { logos as logos2 } from './entries/paycor.ts';
import { logos as logos4 } from './entries/ukg.ts';
import type { BrandName } from './names.ts';

/** All brands' logos; URLs only, so that nothing is fetched before it is shown. */
export const brandLogos: Readonly<Record<BrandName, BrandLogos>> = {
  common: logos0,
  dayfare: logos1,
  paycor: logos2,
  onshift: logos3,
  ukg: logos4,
  canada: logos5,
};
