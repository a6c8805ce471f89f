// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaSeed } from './area-seed.ts';
import { billpaySeed } from '../billpay/seed.ts';

/** What each area plants for a person. */
export const areaSeeds: readonly AreaSeed[] = [billpaySeed];
