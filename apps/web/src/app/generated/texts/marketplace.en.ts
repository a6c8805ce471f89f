// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/marketplace/apps/texts.en.ts';
import { texts as texts1 } from '../../../areas/marketplace/co-pilot/texts.en.ts';
import { texts as texts2 } from '../../../areas/marketplace/gas/texts.en.ts';
import { texts as texts3 } from '../../../areas/marketplace/insurance/texts.en.ts';
import { texts as texts4 } from '../../../areas/marketplace/learn/texts.en.ts';
import { texts as texts5 } from '../../../areas/marketplace/lifemart/texts.en.ts';
import { texts as texts6 } from '../../../areas/marketplace/rx/texts.en.ts';
import { texts as texts7 } from '../../../areas/marketplace/tax/texts.en.ts';
import { texts as texts8 } from '../../../areas/marketplace/tickets/texts.en.ts';

export const texts = {
  'marketplace/apps': texts0,
  'marketplace/co-pilot': texts1,
  'marketplace/gas': texts2,
  'marketplace/insurance': texts3,
  'marketplace/learn': texts4,
  'marketplace/lifemart': texts5,
  'marketplace/rx': texts6,
  'marketplace/tax': texts7,
  'marketplace/tickets': texts8,
};
