// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as connectActivityActivity } from '../../../areas/connect/activity/activity.route.ts';
import { route as connectAnnouncementsAnnouncement } from '../../../areas/connect/announcements/announcement.route.ts';
import { route as connectAnnouncementsNew } from '../../../areas/connect/announcements/new.route.ts';
import { route as connectChatBeginBegin } from '../../../areas/connect/chat/begin/begin.route.ts';
import { route as connectChatChatsChats } from '../../../areas/connect/chat/chats/chats.route.ts';
import { route as connectChatConversationConversation } from '../../../areas/connect/chat/conversation/conversation.route.ts';
import { route as connectChatInfoInfo } from '../../../areas/connect/chat/info/info.route.ts';
import { route as connectHomeConnect } from '../../../areas/connect/home/connect.route.ts';
import { route as connectHomeHome } from '../../../areas/connect/home/home.route.ts';
import { route as connectJobsJob } from '../../../areas/connect/jobs/job.route.ts';
import { route as connectJobsJobs } from '../../../areas/connect/jobs/jobs.route.ts';
import { route as connectNotificationsNotifications } from '../../../areas/connect/notifications/notifications.route.ts';
import { route as connectShiftsShift } from '../../../areas/connect/shifts/shift.route.ts';
import { route as connectShiftsShifts } from '../../../areas/connect/shifts/shifts.route.ts';

export const screens: AreaScreens['screens'] = {
  [connectActivityActivity.path]: { screen: connectActivityActivity.screen, back: '/connect/connect', texts: ['connect/activity', 'kit/money'] },
  [connectAnnouncementsAnnouncement.path]: { screen: connectAnnouncementsAnnouncement.screen, back: '/connect/connect', texts: ['connect/announcements', 'connect/home', 'kit/money'] },
  [connectAnnouncementsNew.path]: { screen: connectAnnouncementsNew.screen, back: '/connect/connect', texts: ['connect/announcements', 'kit/money'] },
  [connectChatBeginBegin.path]: { screen: connectChatBeginBegin.screen, back: '/connect/chats', texts: ['connect/chat/begin'] },
  [connectChatChatsChats.path]: { screen: connectChatChatsChats.screen, back: '/connect/connect', texts: ['connect/chat/chats', 'connect/chat/client', 'kit/money'] },
  [connectChatConversationConversation.path]: { screen: connectChatConversationConversation.screen, back: '/connect/chats', texts: ['connect/chat/client', 'connect/chat/conversation'] },
  [connectChatInfoInfo.path]: { screen: connectChatInfoInfo.screen, back: 'previous', texts: ['connect/chat/info', 'kit/picture'] },
  [connectHomeConnect.path]: { screen: connectHomeConnect.screen, back: 'previous', texts: ['connect/home', 'kit/money'] },
  [connectHomeHome.path]: { screen: connectHomeHome.screen, back: 'dashboard', texts: ['connect/home', 'kit/money'] },
  [connectJobsJob.path]: { screen: connectJobsJob.screen, back: '/connect/jobs', texts: ['connect/jobs', 'kit/money'] },
  [connectJobsJobs.path]: { screen: connectJobsJobs.screen, back: '/connect/connect', texts: ['connect/jobs', 'kit/money'] },
  [connectNotificationsNotifications.path]: { screen: connectNotificationsNotifications.screen, back: '/connect/connect', texts: ['connect/notifications', 'kit/money'] },
  [connectShiftsShift.path]: { screen: connectShiftsShift.screen, back: '/connect/shifts', texts: ['connect/shifts'] },
  [connectShiftsShifts.path]: { screen: connectShiftsShifts.screen, back: '/connect/connect', texts: ['connect/shifts'] },
};
