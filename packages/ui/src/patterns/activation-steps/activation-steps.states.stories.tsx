import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { ActivationSteps } from './activation-steps.tsx';

const meta = preview.meta({
  component: ActivationSteps,
  title: 'Patterns/Activation steps/States',
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Activate your card',
    steps: [{ title: 'Your identity is confirmed', isDone: true }, { title: 'Choose a PIN' }],
    primary: { label: 'Choose a PIN', onPress: fn() },
  },
});

/** Without a sentence and without ways out. */
export const Bare = meta.story();

/** The next step is being prepared. */
export const Pending = meta.story({
  args: { primary: { label: 'Choose a PIN', onPress: fn(), isPending: true } },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    onBack: fn(),
    onHelp: fn(),
    onClose: fn(),
    title: accented(twiceAsLong('Activate your card')),
    message: unbreakable,
    steps: [
      { title: twiceAsLong('Your identity is confirmed'), text: unbreakable, isDone: true },
      { title: unbreakable, text: twiceAsLong('Four digits that only you know.') },
    ],
  },
});
