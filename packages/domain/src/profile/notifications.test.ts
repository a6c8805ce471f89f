import { expect, it } from 'vitest';
import { isTopicOf, notificationChannel, notificationTopic, topicsOf } from './notifications.ts';

it('has a topic in each channel, and every topic in one', () => {
  expect(notificationChannel.names).toEqual(['PushNotification', 'TextMessage', 'Email', 'Services']);
  for (const channel of notificationChannel.names) expect(topicsOf[channel].length).toBeGreaterThan(0);
  for (const topic of notificationTopic.names)
    expect(notificationChannel.names.some((channel) => isTopicOf(channel, topic))).toBe(true);
  expect(isTopicOf('Email', 'Savings')).toBe(false);
});
