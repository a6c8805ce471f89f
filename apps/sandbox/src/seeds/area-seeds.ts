// Written by `pnpm generate`; a test fails when it is out of date.
import { billpaySeed } from '../billpay/seed.ts';
import { guardianSeed } from '../guardian/seed.ts';
import type { AreaSeed } from './area-seed.ts';

/** What each area plants for a person. */
export const areaSeeds: readonly AreaSeed[] = [billpaySeed, guardianSeed];
