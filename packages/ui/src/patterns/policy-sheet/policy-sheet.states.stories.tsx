import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Text } from '../../primitives/text/text.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PolicySheet } from './policy-sheet.tsx';

const meta = preview.meta({
  component: PolicySheet,
  title: 'Patterns/Policy sheet/States',
  args: {
    isOpen: true,
    onClose: fn(),
    onRetry: fn(),
    policies: [{ id: '2', title: 'Privacy policy', content: <Text>We keep what we need.</Text> }],
  },
});

/** Short. */
export const Short = meta.story();

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    policies: [
      { id: '1', title: accented(twiceAsLong('Privacy policy')), content: <Text>{unbreakable}</Text> },
    ],
    text: { done: twiceAsLong('Close this policy') },
  },
});
