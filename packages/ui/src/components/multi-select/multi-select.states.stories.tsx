import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { categories } from './multi-select.fixtures.ts';
import { MultiSelect } from './multi-select.tsx';

const meta = preview.meta({
  component: MultiSelect,
  title: 'Components/Multi-select/States',
  args: { label: '', options: [] },
});

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Empty: <MultiSelect label="Categories" options={categories} placeholder="Search categories" />,
        'With some': (
          <MultiSelect label="Categories" options={categories} defaultValue={categories.slice(0, 2)} />
        ),
        Optional: <MultiSelect label="Categories" options={categories} isRequired={false} />,
        'With description': <MultiSelect label="Categories" options={categories} description="Up to five." />,
        Invalid: <MultiSelect label="Categories" options={categories} error="Choose at least one." />,
        'List not loaded': <MultiSelect label="Categories" options={[]} status="failed" onRetry={() => {}} />,
        Disabled: (
          <MultiSelect
            label="Categories"
            options={categories}
            defaultValue={categories.slice(0, 1)}
            isDisabled
          />
        ),
        'Read only': (
          <MultiSelect
            label="Categories"
            options={categories}
            defaultValue={categories.slice(0, 1)}
            isReadOnly
          />
        ),
      }}
    />
  ),
});
