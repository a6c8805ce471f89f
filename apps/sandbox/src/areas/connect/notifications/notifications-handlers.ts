import { notificationsContract } from '@dayfare/api/connect/notifications/notifications-contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireSession, savePushToken } from '../../session/index.ts';
import { requireColleagues, roleOf } from '../people.ts';
import { requireOrganization, requireOwn } from '../require-organization.ts';
import { notify } from './notify.ts';
import { markRead, notificationsOf } from './read.ts';

const calls = implement(notificationsContract).$context<ApiContext>().use(requireSession);

/** What people were told of, and the devices that tell it. */
export const notificationsHandlers = calls.router({
  getPushNotification: calls.getPushNotification
    .use(requireOrganization)
    .handler(({ context, input: { userID, all, pageNumber, pageSize } }) => {
      requireOwn(context, { userID });
      return notificationsOf(context.db, context.employee.id, {
        ...{ number: Number(pageNumber), size: Number(pageSize) },
        isUnreadOnly: String(all) === 'false',
      });
    }),
  sendGCMMessage: calls.sendGCMMessage.use(requireOrganization).handler(async ({ context, input }) => {
    const { db, employee, organizationId, clock } = context;
    const { userID, updatedBy, title, shortText, message, registrationToken } = input;
    requireOwn(context, { userID: updatedBy });
    await requireColleagues(db, organizationId, [userID]);
    if (userID !== employee.id && !mayAnnounce(await roleOf(db, employee.id)))
      throw new Refusal('NotAnnouncer');
    return {
      sent: await notify(
        db,
        [userID],
        { kind: 'Chat', title, shortText, message, path: null },
        { topic: 'Announcements', at: clock.now(), token: registrationToken || undefined },
      ),
    };
  }),
  markNotificationRead: calls.markNotificationRead
    .use(requireOrganization)
    .handler(async ({ context, input: { userID, notificationIDs } }) => {
      requireOwn(context, { userID });
      const { db, employee, clock } = context;
      return { unread: await markRead(db, employee.id, notificationIDs, clock.now()) };
    }),
  saveUpdateUserGCMToken: calls.saveUpdateUserGCMToken
    .use(requireOrganization)
    .handler(async ({ context, input: { userID, updatedBy, registrationToken } }) => {
      requireOwn(context, { userID });
      requireOwn(context, { userID: updatedBy });
      const { db, employee, session, clock } = context;
      // A session that a partner opened is on no device yet: there is nothing that a notification could be tied to.
      if (session.deviceId === null) return false;
      await savePushToken(db, employee, session.deviceId, registrationToken, clock.real());
      return true;
    }),
  notifications: calls.notifications.handler(({ context: { db, employee }, input }) =>
    notificationsOf(db, employee.id, { number: input.pageNumber, size: input.pageSize }),
  ),
});
