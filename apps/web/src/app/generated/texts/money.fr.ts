// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/money/home/texts.fr.ts';
import { texts as texts1 } from '../../../kit/money/format/texts.fr.ts';
import { texts as texts2 } from '../../../kit/money/reasons/texts.fr.ts';
import { texts as texts3 } from '../../../kit/money/texts.fr.ts';

export const texts = {
  'money/home': texts0,
  'kit/money/format': texts1,
  'kit/money/reasons': texts2,
  'kit/money': texts3,
};
