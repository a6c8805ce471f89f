import { enumeration, type NameOf } from '../enumeration/index.ts';

/** The ways in which people are told of something. The documents list them without numbers. */
export const notificationChannel = enumeration(['PushNotification', 'TextMessage', 'Email', 'Services']);
export type NotificationChannel = NameOf<typeof notificationChannel>;

/** What people can choose not to be told of. The documents name none: they are ours. */
export const notificationTopic = enumeration(['Shifts', 'Announcements', 'Savings', 'Referrals', 'Offers']);
export type NotificationTopic = NameOf<typeof notificationTopic>;

/**
 * What each channel tells of. Money that moves, codes and warnings are no topics: they are always told. `Services` is what partners offer
 * within the app.
 */
export const topicsOf = {
  PushNotification: ['Shifts', 'Announcements'],
  TextMessage: ['Shifts', 'Savings', 'Referrals'],
  Email: ['Announcements'],
  Services: ['Offers'],
} as const satisfies Record<NotificationChannel, readonly NotificationTopic[]>;

/** Whether a channel tells of a topic at all. */
export const isTopicOf = (channel: NotificationChannel, topic: NotificationTopic): boolean =>
  (topicsOf[channel] as readonly NotificationTopic[]).includes(topic);
