// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/profile/contact/texts.fr.ts';
import { texts as texts1 } from '../../../areas/profile/details/texts.fr.ts';
import { texts as texts2 } from '../../../areas/profile/facts/texts.fr.ts';
import { texts as texts3 } from '../../../areas/profile/notifications/texts.fr.ts';
import { texts as texts4 } from '../../../areas/profile/own-data/texts.fr.ts';

export const texts = {
  'profile/contact': texts0,
  'profile/details': texts1,
  'profile/facts': texts2,
  'profile/notifications': texts3,
  'profile/own-data': texts4,
};
