// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/card/activate/texts.es.ts';
import { texts as texts1 } from '../../../areas/card/apply/texts.es.ts';
import { texts as texts2 } from '../../../areas/card/autoload/texts.es.ts';
import { texts as texts3 } from '../../../areas/card/bare/texts.es.ts';
import { texts as texts4 } from '../../../areas/card/close/texts.es.ts';
import { texts as texts5 } from '../../../areas/card/costs/texts.es.ts';
import { texts as texts6 } from '../../../areas/card/deposit/texts.es.ts';
import { texts as texts7 } from '../../../areas/card/home/texts.es.ts';
import { texts as texts8 } from '../../../areas/card/number/texts.es.ts';
import { texts as texts9 } from '../../../areas/card/parts/texts.es.ts';
import { texts as texts10 } from '../../../areas/card/pin/texts.es.ts';
import { texts as texts11 } from '../../../areas/card/replace/texts.es.ts';
import { texts as texts12 } from '../../../areas/card/services/texts.es.ts';
import { texts as texts13 } from '../../../areas/card/transaction/texts.es.ts';
import { texts as texts14 } from '../../../areas/card/wallet/texts.es.ts';

export const texts = {
  'card/activate': texts0,
  'card/apply': texts1,
  'card/autoload': texts2,
  'card/bare': texts3,
  'card/close': texts4,
  'card/costs': texts5,
  'card/deposit': texts6,
  'card/home': texts7,
  'card/number': texts8,
  'card/parts': texts9,
  'card/pin': texts10,
  'card/replace': texts11,
  'card/services': texts12,
  'card/transaction': texts13,
  'card/wallet': texts14,
};
