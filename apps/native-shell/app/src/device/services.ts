import { BridgeRefusal } from '@dayfare/api/bridge';
import type { Device } from '@dayfare/native-shell/device';
import * as Haptics from 'expo-haptics';
import * as Location from 'expo-location';
import * as Notifications from 'expo-notifications';
import * as StoreReview from 'expo-store-review';
import * as WebBrowser from 'expo-web-browser';

const { NotificationFeedbackType } = Haptics;

const feedback = {
  success: NotificationFeedbackType.Success,
  warning: NotificationFeedbackType.Warning,
  error: NotificationFeedbackType.Error,
} as const;

/** What Expo has a module for. Wallets and the bank-link SDK need their makers' own; a build that has them adds their ports. */
export const services: Pick<Device, 'haptics' | 'location' | 'push' | 'rating' | 'sso'> = {
  haptics: {
    play: (kind) =>
      void (kind === 'selection' ? Haptics.selectionAsync() : Haptics.notificationAsync(feedback[kind])),
  },
  location: {
    find: async ({ withinMs, maxAgeMs }) => {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), withinMs));
      const known = await Location.getLastKnownPositionAsync({ maxAge: maxAgeMs });
      const found = known ?? (await Promise.race([Location.getCurrentPositionAsync(), late]));
      if (!found) throw new BridgeRefusal('timedOut');
      const { latitude, longitude, accuracy } = found.coords;
      return { latitude, longitude, accuracyMeters: accuracy ?? 0, foundAt: Math.floor(found.timestamp) };
    },
  },
  push: {
    tokens: async () => {
      const { type, data } = await Notifications.getDevicePushTokenAsync();
      return [{ service: type === 'ios' ? 'apns' : 'fcm', token: String(data) }];
    },
  },
  rating: { ask: () => StoreReview.requestReview() },
  sso: {
    open: async ({ url, returnTo }) => {
      const result = await WebBrowser.openAuthSessionAsync(url, returnTo);
      if (result.type !== 'success') throw new BridgeRefusal('cancelled');
      return { url: result.url };
    },
  },
};
