import type { Shell } from '@dayfare/native-shell/shell';
import * as Linking from 'expo-linking';
import * as Notifications from 'expo-notifications';
import { Appearance, AppState, BackHandler, Dimensions, Keyboard, Platform } from 'react-native';

/** Tells the shell what happens on the phone. Returns the way to stop that. */
export function follow(shell: Shell): () => void {
  const subscriptions = [
    Linking.addEventListener('url', ({ url }) => shell.link(url)),
    AppState.addEventListener('change', (state) => {
      if (state === 'active' || state === 'inactive' || state === 'background') shell.appChanged(state);
    }),
    Appearance.addChangeListener(() => shell.lookChanged()),
    Dimensions.addEventListener('change', () => shell.lookChanged()),
    BackHandler.addEventListener('hardwareBackPress', () => {
      void shell.back();
      return true;
    }),
    Notifications.addPushTokenListener(({ type, data }) => {
      if (type === 'ios' || type === 'android')
        shell.pushChanged({ service: type === 'ios' ? 'apns' : 'fcm', token: String(data) });
    }),
    // Android's view gets smaller by itself.
    ...(Platform.OS === 'ios'
      ? [
          Keyboard.addListener('keyboardWillShow', ({ endCoordinates }) =>
            shell.keyboardChanged(endCoordinates.height),
          ),
          Keyboard.addListener('keyboardWillHide', () => shell.keyboardChanged(0)),
        ]
      : []),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.remove();
  };
}
