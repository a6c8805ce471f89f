import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Highlight, SearchField } from './search-field.tsx';

const meta = preview.meta({ component: SearchField, title: 'Components/Search field/States' });

/** Every state. */
export const All = meta.story({
  args: { label: '' },
  render: () => (
    <StateSheet
      states={{
        Empty: <SearchField label="Search transactions" placeholder="Name or amount" />,
        Filled: <SearchField label="Search transactions" value="rent" />,
        'Label not shown': <SearchField label="Search" isLabelHidden placeholder="Name or amount" />,
        'Under the pointer': (
          <Forced state="hovered" of=":has(> input)">
            <SearchField label="Search transactions" value="rent" />
          </Forced>
        ),
        'Cross under the pointer': (
          <Forced state="hovered">
            <SearchField label="Search transactions" value="rent" />
          </Forced>
        ),
        'Cross focused': (
          <Forced state="focus-visible">
            <SearchField label="Search transactions" value="rent" />
          </Forced>
        ),
        'With description': <SearchField label="Search transactions" description="The last two years." />,
        Disabled: <SearchField label="Search transactions" value="rent" isDisabled />,
        'A marked result': (
          <p>
            <Highlight text="Rent for November (rent)" query="rent" />
          </p>
        ),
      }}
    />
  ),
});
