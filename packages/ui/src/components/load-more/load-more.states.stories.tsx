import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { LoadMore } from './load-more.tsx';

const meta = preview.meta({
  component: LoadMore,
  title: 'Components/Load more/States',
  args: { shown: 0, onPress: () => {} },
});
const base = { shown: 20, total: 45, onPress: () => {} };

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        More: <LoadMore {...base} />,
        Loading: <LoadMore {...base} isLoading />,
        'All shown': <LoadMore {...base} shown={45} />,
        'Total unknown': <LoadMore shown={20} isMoreAvailable onPress={() => {}} />,
        'Under the pointer': (
          <Forced state="hovered">
            <LoadMore {...base} />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible">
            <LoadMore {...base} />
          </Forced>
        ),
      }}
    />
  ),
});
