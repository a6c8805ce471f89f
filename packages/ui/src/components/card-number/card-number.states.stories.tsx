import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { CardNumber } from './card-number.tsx';

const meta = preview.meta({
  component: CardNumber,
  title: 'Components/Card number/States',
  args: { number: '' },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Short: <CardNumber number="4417" />,
        'With its kind': <CardNumber number="4417" kind="Checking" />,
        Whole: <CardNumber number="4417" groups={3} />,
        Muted: (
          <Text tone="muted" variant="label">
            <CardNumber number="0923" kind="Visa" />
          </Text>
        ),
      }}
    />
  ),
});
