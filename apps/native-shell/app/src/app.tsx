import * as Linking from 'expo-linking';
import { hideAsync, preventAutoHideAsync } from 'expo-splash-screen';
import { useEffect, useState } from 'react';
import { StyleSheet, useColorScheme, View } from 'react-native';
import build from '../generated/build.json';
import { CameraScreen } from './camera-screen.tsx';
import { CoverScreen } from './cover-screen.tsx';
import { openPhone } from './device/phone.ts';
import { follow } from './follow.ts';
import { PageView } from './page-view.tsx';
import { useShellState } from './use-shell-state.ts';

void preventAutoHideAsync();

const { shell, view, camera } = openPhone(build);

/** The whole app: the view, and what lies over it. */
export function App() {
  const [isStarted, setStarted] = useState(false);
  const state = useShellState(shell);
  const colours = build.colours[useColorScheme() === 'dark' ? 'dark' : 'light'];

  useEffect(() => {
    const stop = follow(shell);
    // The lock is up before anything loads, and the page before a link of the start is handed to it.
    void Linking.getInitialURL().then((url) => url !== null && shell.link(url));
    void shell.start().finally(() => {
      setStarted(true);
      void hideAsync();
    });
    return () => {
      stop();
      shell.stop();
    };
  }, []);

  return (
    <View style={[styles.whole, { backgroundColor: colours.canvas }]}>
      {isStarted && <PageView shell={shell} view={view} origin={build.origin} isRelease={build.isRelease} />}
      <CoverScreen shell={shell} state={state} colours={colours} name={build.name} />
      <CameraScreen camera={camera} language={state.language} />
    </View>
  );
}

const styles = StyleSheet.create({ whole: { flex: 1 } });
