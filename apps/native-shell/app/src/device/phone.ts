import { firstLanguage } from '@dayfare/domain/product';
import { createShell } from '@dayfare/native-shell/create-shell';
import type { Device } from '@dayfare/native-shell/device';
import { readOrigin, type ShellSettings } from '@dayfare/native-shell/settings';
import type { Shell } from '@dayfare/native-shell/shell';
import * as Application from 'expo-application';
import { getRandomBytes } from 'expo-crypto';
import * as PhoneFacts from 'expo-device';
import * as Linking from 'expo-linking';
import { getLocales } from 'expo-localization';
import { createRef, type RefObject } from 'react';
import { Alert, Appearance, BackHandler, PixelRatio, Platform } from 'react-native';
import type { WebView } from 'react-native-webview';
import { biometrics } from './biometrics.ts';
import { type Camera, createCamera } from './camera.ts';
import { files } from './files.ts';
import { contacts } from './people.ts';
import { permissions } from './permissions.ts';
import { secureStore } from './secure-store.ts';
import { services } from './services.ts';

/** The shell of this phone, and what its components draw. */
export interface Phone {
  readonly shell: Shell;
  readonly view: RefObject<WebView | null>;
  readonly camera: Camera;
}

const hexadecimal = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const deviceOf = (camera: Camera): Device => ({
  ...services,
  biometrics,
  camera,
  contacts,
  files,
  permissions,
  store: secureStore,
  info: {
    platform: Platform.OS === 'ios' ? 'ios' : 'android',
    build: Number(Application.nativeBuildVersion ?? 0),
    appVersion: Application.nativeApplicationVersion ?? '',
    systemVersion: PhoneFacts.osVersion ?? '',
    manufacturer: PhoneFacts.manufacturer ?? '',
    model: PhoneFacts.modelName ?? '',
  },
  look: () => ({
    scheme: Appearance.getColorScheme() === 'dark' ? 'dark' : 'light',
    textScale: PixelRatio.getFontScale(),
    // The view goes to the edges and knows its own.
    safeAreas: null,
  }),
  language: () =>
    firstLanguage(
      null,
      getLocales().map(({ languageTag }) => languageTag),
    ),
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  nonce: () => hexadecimal(getRandomBytes(32)),
  system: {
    open: async (url) => void (await Linking.openURL(url)),
    openSettings: () => Linking.openSettings(),
    leaveApp: () => BackHandler.exitApp(),
  },
  ask: ({ title, text, accept, dismiss }) =>
    new Promise((resolve) => {
      Alert.alert(title, text, [
        { text: dismiss, style: 'cancel', onPress: () => resolve(false) },
        { text: accept, onPress: () => resolve(true) },
      ]);
    }),
});

/** Opens the shell of this phone for a build. */
export function openPhone({
  isRelease,
  ...settings
}: ShellSettings & { readonly isRelease: boolean }): Phone {
  const view = createRef<WebView>();
  const camera = createCamera();
  const shell = createShell({
    device: deviceOf(camera),
    settings: { ...settings, origin: readOrigin(settings.origin, { isRelease }) },
    view: {
      run: (script) => view.current?.injectJavaScript(script),
      reload: () => view.current?.reload(),
      goBack: () => view.current?.goBack(),
    },
  });
  return { shell, view, camera };
}
