// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/guardian/consent/texts.es.ts';
import { texts as texts1 } from '../../../areas/guardian/waiting/texts.es.ts';

export const texts = {
  'guardian/consent': texts0,
  'guardian/waiting': texts1,
};
