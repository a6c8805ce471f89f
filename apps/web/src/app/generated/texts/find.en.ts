// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../app/generated/find-words.en.ts';
import { texts as texts1 } from '../../../app/frame/find/texts.en.ts';

export const texts = {
  'app/find': texts0,
  'app/frame/find': texts1,
};
