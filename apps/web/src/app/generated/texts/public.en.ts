// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/public/download-app/texts.en.ts';
import { texts as texts1 } from '../../../areas/public/unsubscribe/texts.en.ts';

export const texts = {
  'public/download-app': texts0,
  'public/unsubscribe': texts1,
};
