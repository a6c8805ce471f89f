// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/money/home/texts.en.ts';
import { texts as texts1 } from '../../../areas/money/records/history/texts.en.ts';
import { texts as texts2 } from '../../../kit/money/format/texts.en.ts';
import { texts as texts3 } from '../../../kit/money/reasons/texts.en.ts';
import { texts as texts4 } from '../../../kit/money/records/texts.en.ts';
import { texts as texts5 } from '../../../kit/money/texts.en.ts';
import { texts as texts6 } from '../../../kit/money/transfer/texts.en.ts';

export const texts = {
  'money/home': texts0,
  'money/records/history': texts1,
  'kit/money/format': texts2,
  'kit/money/reasons': texts3,
  'kit/money/records': texts4,
  'kit/money': texts5,
  'kit/money/transfer': texts6,
};
