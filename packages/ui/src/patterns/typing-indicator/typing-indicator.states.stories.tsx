import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { rightToLeft, unbreakable } from '../../testing/stress-text.tsx';
import { TypingIndicator } from './typing-indicator.tsx';

const meta = preview.meta({
  component: TypingIndicator,
  title: 'Patterns/Typing indicator/States',
  args: { names: [] },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Nobody: <TypingIndicator names={[]} />,
        One: <TypingIndicator names={['Ana']} />,
        Two: <TypingIndicator names={['Ana', 'Ben']} />,
        Three: <TypingIndicator names={['Ana', 'Ben', 'Cleo']} />,
        'One more': <TypingIndicator names={['Ana', 'Ben', 'Cleo', 'Dov']} />,
        'Long names': <TypingIndicator names={[unbreakable, rightToLeft]} />,
      }}
    />
  ),
});
