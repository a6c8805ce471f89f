// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/contracts/agreements/texts.es.ts';
import { texts as texts1 } from '../../../kit/contracts/texts.es.ts';

export const texts = {
  'contracts/agreements': texts0,
  'kit/contracts': texts1,
};
