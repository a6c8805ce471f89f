import { notificationsContract } from '@dayfare/api/profile/notifications-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { saveSettings, settingsOf } from './notification-settings.ts';

const calls = implement(notificationsContract).$context<ApiContext>().use(requireSession);

/** What people are told of, and how. */
export const notificationsHandlers = calls.router({
  getNotificationSetting: calls.getNotificationSetting.handler(({ context: { db, employee } }) =>
    settingsOf(db, employee.id),
  ),
  saveNotificationSetting: calls.saveNotificationSetting.handler(({ context: { db, employee }, input }) =>
    saveSettings(db, employee.id, input.settings),
  ),
});
