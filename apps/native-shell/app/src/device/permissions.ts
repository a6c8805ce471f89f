import type { Device, Permission, PermissionState } from '@dayfare/native-shell/device';
import { Camera } from 'expo-camera';
import * as Contacts from 'expo-contacts';
import * as Location from 'expo-location';
import * as Notifications from 'expo-notifications';

interface Answer {
  readonly granted: boolean;
  readonly canAskAgain: boolean;
}

interface Way {
  readonly look: () => Promise<Answer>;
  readonly ask: () => Promise<Answer>;
}

const ways: Readonly<Record<Permission, Way>> = {
  camera: { look: Camera.getCameraPermissionsAsync, ask: Camera.requestCameraPermissionsAsync },
  contacts: { look: Contacts.getPermissionsAsync, ask: Contacts.requestPermissionsAsync },
  location: {
    look: Location.getForegroundPermissionsAsync,
    ask: Location.requestForegroundPermissionsAsync,
  },
  push: { look: Notifications.getPermissionsAsync, ask: Notifications.requestPermissionsAsync },
};

const stateOf = ({ granted, canAskAgain }: Answer): PermissionState => {
  if (granted) return 'granted';
  return canAskAgain ? 'askable' : 'blocked';
};

/** What the system lets the app do. */
export const permissions: Device['permissions'] = {
  state: async (permission) => stateOf(await ways[permission].look()),
  ask: async (permission) => stateOf(await ways[permission].ask()),
};
