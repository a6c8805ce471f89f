import { coverOf } from '@dayfare/native-shell/cover';
import type { Shell, ShellState } from '@dayfare/native-shell/shell';
import { shellWords } from '@dayfare/native-shell/words';
import { Image, Pressable, StyleSheet, Text, View } from 'react-native';
import icon from '../generated/icon.png';

/** The colours of the brand that the shell's own screens have. */
export interface Colours {
  readonly canvas: string;
  readonly text: string;
  readonly textMuted: string;
  readonly action: string;
  readonly onAction: string;
}

interface CoverScreenProps {
  readonly shell: Shell;
  readonly state: ShellState;
  readonly colours: Colours;
  /** What the app is called. */
  readonly name: string;
}

/** What lies over the page: the splash, the lock, or why there is no page. Nothing while the page is there. */
export function CoverScreen({ shell, state, colours, name }: CoverScreenProps) {
  const cover = coverOf(state);
  if (cover === null) return null;
  const { lock, troubles } = shellWords[state.language];
  const picture = <Image source={icon} style={styles.picture} accessibilityLabel={name} />;
  const screen = [styles.cover, { backgroundColor: colours.canvas }];
  if (cover === 'splash') return <View style={screen}>{picture}</View>;

  const words = cover === 'lock' ? lock : troubles[cover];
  const note = cover === 'lock' && state.lockNote !== null ? lock[state.lockNote] : words.text;
  return (
    <View style={screen} accessibilityViewIsModal>
      {picture}
      <Text accessibilityRole="header" style={[styles.title, { color: colours.text }]}>
        {words.title}
      </Text>
      <Text accessibilityLiveRegion="polite" style={[styles.text, { color: colours.textMuted }]}>
        {note}
      </Text>
      <Pressable
        accessibilityRole="button"
        style={[styles.button, { backgroundColor: colours.action }]}
        onPress={() => (cover === 'lock' ? void shell.unlock() : shell.retry())}
      >
        <Text style={[styles.action, { color: colours.onAction }]}>{words.action}</Text>
      </Pressable>
      {cover === 'lock' && (
        <Pressable
          accessibilityRole="button"
          style={styles.button}
          onPress={() => void shell.signInInstead()}
        >
          <Text style={[styles.action, { color: colours.action }]}>{lock.signIn}</Text>
        </Pressable>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  cover: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 16,
    padding: 24,
  },
  picture: { width: 96, height: 96, borderRadius: 20 },
  title: { fontSize: 24, fontWeight: '700', textAlign: 'center' },
  text: { fontSize: 16, lineHeight: 24, textAlign: 'center' },
  button: {
    alignSelf: 'stretch',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 48,
    paddingHorizontal: 16,
    borderRadius: 12,
  },
  action: { fontSize: 16, fontWeight: '600', textAlign: 'center' },
});
