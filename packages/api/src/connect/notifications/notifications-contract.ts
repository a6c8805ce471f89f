import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireInstant, wireNumber } from '../../wire/index.ts';

/** Characters of a notification, at most. The documents name no figures. */
const limits = { title: 80, shortText: 140, message: 2_000, token: 400 } as const;

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));

const notification = z.object({
  notificationID: wireId,
  /** What it is about: 1 group, 2 announcement, 3 shift, 4 chat. */
  kind: wireNumber,
  title: z.string(),
  shortText: z.string(),
  message: z.string(),
  /** The page of the app that it is about; null for none. */
  path: z.nullable(z.string().check(z.regex(/^\/(?![/\\])/))),
  createdAt: wireInstant,
  isRead: z.boolean(),
});

const list = z.object({ notifications: z.array(notification), total: wireNumber, unread: wireNumber });

/** A device that gets notifications. */
const deviceToken = {
  deviceType: wireNumber,
  userID: wireId,
  registrationToken: text(limits.token),
  appState: wireNumber,
  updatedBy: wireId,
};

/** What people were told of. Where the documents name no fields, they are ours. */
export const notificationsContract = {
  /** The person's notifications, the newest first; without `all`, those that were not read. */
  getPushNotification: call('GET', 'connect/GetPushNotification', {
    input: z.object({
      userID: pathNumber,
      all: z.union([z.boolean(), z.enum(['true', 'false'])]),
      ...{ pageNumber: pathNumber, pageSize: pathNumber },
    }),
    payload: list,
  }),
  /**
   * Send a notification to oneself, or, for users who speak for the organization, to a colleague; without a `registrationToken`, on all of
   * their devices. `sent` is on how many it is shown.
   */
  sendGCMMessage: call('POST', 'connect/SendGCMMessage', {
    input: z.object({
      ...{ message: text(limits.message), shortText: text(limits.shortText), title: text(limits.title) },
      ...{ ...deviceToken, registrationToken: z.string().check(z.maxLength(limits.token)) },
    }),
    payload: z.object({ sent: wireNumber }),
  }),
  /** Mark notifications as read; without a number, all of them. Repeating it changes nothing. */
  markNotificationRead: call('PUT', 'connect/MarkNotificationRead', {
    input: z.object({ userID: wireId, notificationIDs: z.array(wireId).check(z.maxLength(100)) }),
    payload: z.object({ unread: wireNumber }),
  }),
  /** Keep under which token a device gets notifications. It takes the token from the device's previous user. */
  saveUpdateUserGCMToken: call('POST', 'connect/SaveUpdateUserGCMToken', {
    input: z.object(deviceToken),
    payload: z.boolean(),
  }),
  /** The same notifications, also for people without an employer. */
  notifications: call('POST', 'user/notifications', {
    input: z.object({ pageNumber: wireNumber.check(z.lte(10_000)), pageSize: wireNumber.check(z.lte(100)) }),
    payload: list,
    meta: { kind: 'read' },
  }),
};

/** A notification as on the wire. */
export type WireNotification = z.infer<typeof notification>;
/** Notifications of a page as on the wire. */
export type WireNotifications = z.infer<typeof list>;
