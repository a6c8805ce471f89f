// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/referral/home/texts.fr.ts';
import { texts as texts1 } from '../../../areas/referral/invite/texts.fr.ts';
import { texts as texts2 } from '../../../areas/referral/invited/texts.fr.ts';

export const texts = {
  'referral/home': texts0,
  'referral/invite': texts1,
  'referral/invited': texts2,
};
