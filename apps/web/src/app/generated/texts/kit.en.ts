// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../kit/money/billers/texts.en.ts';
import { texts as texts1 } from '../../../kit/money/cash/texts.en.ts';
import { texts as texts2 } from '../../../kit/picture/texts.en.ts';

export const texts = {
  'kit/money/billers': texts0,
  'kit/money/cash': texts1,
  'kit/picture': texts2,
};
