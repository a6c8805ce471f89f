// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/session/pin/texts.en.ts';
import { texts as texts1 } from '../../../areas/session/two-step/texts.en.ts';
import { texts as texts2 } from '../../../kit/proof/texts.en.ts';

export const texts = {
  'session/pin': texts0,
  'session/two-step': texts1,
  'kit/proof': texts2,
};
