// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/tips/history/texts.es.ts';
import { texts as texts1 } from '../../../areas/tips/home/texts.es.ts';
import { texts as texts2 } from '../../../areas/tips/setup/texts.es.ts';

export const texts = {
  'tips/history': texts0,
  'tips/home': texts1,
  'tips/setup': texts2,
};
