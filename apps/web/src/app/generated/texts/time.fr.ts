// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/time/clock/texts.fr.ts';
import { texts as texts1 } from '../../../areas/time/entry/texts.fr.ts';
import { texts as texts2 } from '../../../areas/time/team/texts.fr.ts';

export const texts = {
  'time/clock': texts0,
  'time/entry': texts1,
  'time/team': texts2,
};
