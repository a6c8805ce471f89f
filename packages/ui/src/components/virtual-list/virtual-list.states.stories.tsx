import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { VirtualList } from './virtual-list.tsx';

const meta = preview.meta({
  component: VirtualList<string>,
  title: 'Components/Virtual list/States',
  args: { label: '', items: [], getKey: String, renderItem: String },
});
const list = (label: string, items: string[]) => (
  <VirtualList
    label={label}
    items={items}
    maxHeight={240}
    getKey={(item) => item}
    renderItem={(item) => <ListRow title={item} subtitle="Instant" />}
  />
);

/** Few, many, and rows of unlike heights. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Few: list('Few', ['One', 'Two']),
        Many: list(
          'Many',
          Array.from({ length: 500 }, (_, index) => `Row ${index + 1}`),
        ),
        'Unlike heights': list(
          'Unlike heights',
          Array.from({ length: 60 }, (_, index) =>
            index % 3 ? `Row ${index + 1}` : twiceAsLong(`Une rangée avec beaucoup de mots ${index + 1}`),
          ),
        ),
      }}
    />
  ),
});
