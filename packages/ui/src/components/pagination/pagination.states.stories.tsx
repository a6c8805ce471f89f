import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Pagination } from './pagination.tsx';

const meta = preview.meta({
  component: Pagination,
  title: 'Components/Pagination/States',
  args: { value: 1, pageCount: 9, onChange: () => {} },
});
const pages = (label: string, page: number) => (
  <Pagination label={label} value={page} pageCount={9} onChange={() => {}} />
);

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        First: pages('First', 1),
        Middle: pages('Middle', 5),
        Last: pages('Last', 9),
        'Under the pointer': (
          <Forced state="hovered" of="nav > button:last-of-type">
            {pages('Under the pointer', 5)}
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of="nav > button:last-of-type">
            {pages('Focused', 5)}
          </Forced>
        ),
      }}
    />
  ),
});
