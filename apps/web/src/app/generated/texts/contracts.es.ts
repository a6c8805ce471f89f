// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/contracts/agreements/texts.es.ts';

export const texts = {
  'contracts/agreements': texts0,
};
