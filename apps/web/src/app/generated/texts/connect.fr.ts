// Written by `pnpm generate`; a test fails when it is out of date.
import { texts as texts0 } from '../../../areas/connect/activity/texts.fr.ts';
import { texts as texts1 } from '../../../areas/connect/announcements/texts.fr.ts';
import { texts as texts2 } from '../../../areas/connect/chat/begin/texts.fr.ts';
import { texts as texts3 } from '../../../areas/connect/chat/chats/texts.fr.ts';
import { texts as texts4 } from '../../../areas/connect/chat/client/texts.fr.ts';
import { texts as texts5 } from '../../../areas/connect/chat/conversation/texts.fr.ts';
import { texts as texts6 } from '../../../areas/connect/chat/info/texts.fr.ts';
import { texts as texts7 } from '../../../areas/connect/home/texts.fr.ts';
import { texts as texts8 } from '../../../areas/connect/jobs/texts.fr.ts';
import { texts as texts9 } from '../../../areas/connect/notifications/texts.fr.ts';
import { texts as texts10 } from '../../../areas/connect/shifts/texts.fr.ts';

export const texts = {
  'connect/activity': texts0,
  'connect/announcements': texts1,
  'connect/chat/begin': texts2,
  'connect/chat/chats': texts3,
  'connect/chat/client': texts4,
  'connect/chat/conversation': texts5,
  'connect/chat/info': texts6,
  'connect/home': texts7,
  'connect/jobs': texts8,
  'connect/notifications': texts9,
  'connect/shifts': texts10,
};
