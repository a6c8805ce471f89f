// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/rides/book/texts.es.ts';
import { texts as texts1 } from '../../../areas/rides/past/texts.es.ts';

export const texts = {
  'rides/book': texts0,
  'rides/past': texts1,
};
