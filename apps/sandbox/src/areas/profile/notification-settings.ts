import type { WireNotificationSetting } from '@dayfare/api/profile/notifications-contract';
import {
  isTopicOf,
  type NotificationChannel,
  type NotificationTopic,
  notificationChannel,
  notificationTopic,
  topicsOf,
} from '@dayfare/domain/profile';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { notificationSettings } from './tables.ts';

/** Those of some people who get notices of a topic by a channel: everyone who hasn't opted out. */
export async function whoWants(
  tx: Db,
  ids: readonly number[],
  channel: NotificationChannel,
  topic: NotificationTopic,
): Promise<ReadonlySet<number>> {
  const wanting = new Set(ids);
  if (wanting.size === 0) return wanting;
  const off = await tx
    .select({ id: notificationSettings.employeeId })
    .from(notificationSettings)
    .where(
      and(
        inArray(notificationSettings.employeeId, [...ids]),
        eq(notificationSettings.channel, notificationChannel.toWire(channel)),
        eq(notificationSettings.topic, notificationTopic.toWire(topic)),
        eq(notificationSettings.isEnabled, false),
      ),
    );
  for (const { id } of off) wanting.delete(id);
  return wanting;
}

/** Whether a user gets notices of a topic by a channel. */
export const wants = async (
  tx: Db,
  id: number,
  channel: NotificationChannel,
  topic: NotificationTopic,
): Promise<boolean> => (await whoWants(tx, [id], channel, topic)).has(id);

/** Every topic of every channel, and whether the user gets notices of it. */
export async function settingsOf(
  tx: Db,
  employeeId: number,
): Promise<{ settings: WireNotificationSetting[] }> {
  const kept = await tx
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.employeeId, employeeId));
  return {
    settings: notificationChannel.names.flatMap((name) =>
      topicsOf[name].map((about) => {
        const [channel, topic] = [notificationChannel.toWire(name), notificationTopic.toWire(about)];
        const own = kept.find((one) => one.channel === channel && one.topic === topic);
        return { channel, topic, isEnabled: own?.isEnabled ?? true };
      }),
    ),
  };
}

/** Turns topics on or off, all or none of them. Refuses with InvalidRequest a topic that the channel doesn't tell of. */
export async function saveSettings(
  db: Db,
  employeeId: number,
  settings: readonly WireNotificationSetting[],
): Promise<{ settings: WireNotificationSetting[] }> {
  for (const wire of settings) {
    const channel = notificationChannel.fromWire(wire.channel);
    const topic = notificationTopic.fromWire(wire.topic);
    if (!channel || !topic || !isTopicOf(channel, topic))
      throw new Refusal('InvalidRequest', undefined, 'topic');
  }
  await underLocks(db, async (tx) => {
    for (const { channel, topic, isEnabled } of settings)
      await tx
        .insert(notificationSettings)
        .values({ employeeId, channel, topic, isEnabled })
        .onConflictDoUpdate({
          target: [notificationSettings.employeeId, notificationSettings.channel, notificationSettings.topic],
          set: { isEnabled },
        });
  });
  return settingsOf(db, employeeId);
}
