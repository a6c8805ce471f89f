// Written by `pnpm generate`; a test fails when it is out of date.
import { billpaySeed } from '../../areas/billpay/seed.ts';
import { cardSeed } from '../../areas/card/seed.ts';
import { connectSeed } from '../../areas/connect/seed.ts';
import { guardianSeed } from '../../areas/guardian/seed.ts';
import { referralSeed } from '../../areas/referral/seed.ts';
import { savingsSeed } from '../../areas/savings/seed.ts';
import { smartspendSeed } from '../../areas/smartspend/seed.ts';
import { tipsSeed } from '../../areas/tips/seed.ts';
import type { AreaSeed } from '../area-seed.ts';

/** What each area inserts for a person. */
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
