// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/help/faqs/texts.fr.ts';
import { texts as texts1 } from '../../../areas/help/feedback/texts.fr.ts';

export const texts = {
  'help/faqs': texts0,
  'help/feedback': texts1,
};
