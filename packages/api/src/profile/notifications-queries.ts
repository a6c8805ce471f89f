import { notificationChannel, notificationTopic } from '@dayfare/domain/profile';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import type { Entity } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import {
  notificationsContract,
  type WireNotificationSetting,
  type WireNotificationSettings,
} from './notifications-contract.ts';

const queryKey = ['profile', 'notifications'] as const;

/** Settings that this version doesn't know are left out. */
const settingsFromWire = ({ settings }: WireNotificationSettings) =>
  settings.flatMap((wire) => {
    const channel = notificationChannel.fromWire(wire.channel);
    const topic = notificationTopic.fromWire(wire.topic);
    return channel && topic ? [{ channel, topic, isOn: wire.isEnabled }] : [];
  });

/** Whether the person is told of topics by channels. */
export type NotificationSettings = Entity<typeof settingsFromWire>;

type NotificationSetting = NotificationSettings[number];

/** What the person is told of, and how. */
export function notificationSettingsQuery(api: ApiClient) {
  return entityQuery({
    queryKey,
    ask: ({ signal }) => api.client(notificationsContract).getNotificationSetting(undefined, { signal }),
    read: settingsFromWire,
    staleTime: 0,
  });
}

const toWire = ({ channel, topic, isOn }: NotificationSetting): WireNotificationSetting => ({
  channel: notificationChannel.toWire(channel),
  ...{ topic: notificationTopic.toWire(topic), isEnabled: isOn },
});

/** Turns one topic of a channel on or off. The choice is shown at once; should it not be saved, it goes back. */
export function notificationSettingMutation(api: ApiClient) {
  return mutationOptions<unknown, ApiError, NotificationSetting>({
    ...writeDefaults,
    mutationKey: queryKey,
    mutationFn: (setting) =>
      api.client(notificationsContract).saveNotificationSetting({ settings: [toWire(setting)] }),
    onMutate: (setting, { client }) => {
      const chosen = toWire(setting);
      client.setQueryData<WireNotificationSettings>(queryKey, (known) => ({
        settings: (known?.settings ?? []).map((one) =>
          one.channel === chosen.channel && one.topic === chosen.topic ? chosen : one,
        ),
      }));
    },
    // Of several choices in a row, the last one asks how all of them stand.
    onSettled: async (_answer, _error, _setting, _before, { client }) => {
      if (client.isMutating({ mutationKey: queryKey }) === 1) await client.invalidateQueries({ queryKey });
    },
  });
}
