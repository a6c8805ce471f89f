// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../app/generated/find-words.fr.ts';
import { texts as texts1 } from '../../../app/frame/find/texts.fr.ts';

export const texts = {
  'app/find': texts0,
  'app/frame/find': texts1,
};
