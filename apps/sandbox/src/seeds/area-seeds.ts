// Written by `pnpm generate`; a test fails when it is out of date.
import { billpaySeed } from '../billpay/seed.ts';
import { cardSeed } from '../card/seed.ts';
import { connectSeed } from '../connect/seed.ts';
import { guardianSeed } from '../guardian/seed.ts';
import { referralSeed } from '../referral/seed.ts';
import { savingsSeed } from '../savings/seed.ts';
import { smartspendSeed } from '../smartspend/seed.ts';
import { tipsSeed } from '../tips/seed.ts';
import type { AreaSeed } from './area-seed.ts';

/** What each area plants for a person. */
export const areaSeeds: readonly AreaSeed[] = [
  billpaySeed,
  cardSeed,
  connectSeed,
  guardianSeed,
  referralSeed,
  savingsSeed,
  smartspendSeed,
  tipsSeed,
];
