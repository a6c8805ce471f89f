// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../app/frame/find/texts.fr.ts';

export const texts = {
  'app/frame/find': texts0,
};
