import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { BiometricPrompt, type BiometricPromptProps } from './biometric-prompt.tsx';

const args: BiometricPromptProps = { isOpen: true, kind: 'auth', onAccept: fn(), onDismiss: fn() };

const meta = preview.meta({
  component: BiometricPrompt,
  title: 'Patterns/Biometric prompt/States',
  args,
});

/** The phone is being asked. */
export const Pending = meta.story({ args: { isPending: true } });

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Sign in with your face or fingerprint')),
      description: unbreakable,
      action: twiceAsLong('Turn it on for this phone'),
    },
  },
});
