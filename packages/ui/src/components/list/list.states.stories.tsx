import preview from '@dayfare/storybook/preview';
import { Text } from '../../primitives/text/text.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { List } from './list.tsx';

const meta = preview.meta({ component: List, title: 'Components/List/States', args: { children: null } });
const rows = ['Checking', 'Savings'].map((title) => <ListRow key={title} title={title} />);
const points = ['You’re signed out everywhere.', 'Your employer pays you as always.'].map((point) => (
  <Text key={point}>{point}</Text>
));

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Plain: <List aria-label="Plain">{rows}</List>,
        'With a heading': <List heading="Accounts">{rows}</List>,
        Divided: (
          <List aria-label="Divided" isDivided>
            {rows}
          </List>
        ),
        'With bullets': (
          <List aria-label="With bullets" isBulleted>
            {points}
          </List>
        ),
      }}
    />
  ),
});
