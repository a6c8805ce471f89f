// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/money/records/history/texts.es.ts';
import { texts as texts1 } from '../../../kit/money/records/texts.es.ts';
import { texts as texts2 } from '../../../kit/money/transfer/texts.es.ts';

export const texts = {
  'money/records/history': texts0,
  'kit/money/records': texts1,
  'kit/money/transfer': texts2,
};
