// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../kit/money/billers/texts.es.ts';
import { texts as texts1 } from '../../../kit/money/cash/texts.es.ts';
import { texts as texts2 } from '../../../kit/picture/texts.es.ts';

export const texts = {
  'kit/money/billers': texts0,
  'kit/money/cash': texts1,
  'kit/picture': texts2,
};
