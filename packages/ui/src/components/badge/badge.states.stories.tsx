import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { Badge } from './badge.tsx';

const meta = preview.meta({ component: Badge, title: 'Components/Badge/States' });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'One figure': <Badge count={3} label="3 unread" />,
        'Two figures': <Badge count={42} label="42 unread" />,
        'More than fit': <Badge count={100} label="100 unread" />,
        Dot: <Badge label="New" />,
        'Beside words': (
          <Text>
            Messages <Badge count={3} label="3 unread" />
          </Text>
        ),
      }}
    />
  ),
});
