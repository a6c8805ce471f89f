// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../platform/i18n/texts/texts.en.ts';
import { texts as texts1 } from '../../../app/generated/entry-words.en.ts';
import { texts as texts2 } from '../../../areas/session/login/texts.en.ts';

export const texts = {
  'app': texts0,
  'app/entries': texts1,
  'session/login': texts2,
};
