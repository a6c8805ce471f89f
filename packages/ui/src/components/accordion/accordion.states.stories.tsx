import preview from '@dayfare/storybook/preview';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'a', title: 'What does it cost?', content: 'Nothing, the next day.' },
  { id: 'b', title: 'How much can I take?', content: 'Half of what you earned.' },
];
const meta = preview.meta({ component: Accordion, title: 'Components/Accordion/States', args: { items } });

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        Closed: <Accordion items={items} />,
        'One open': <Accordion items={items} defaultExpanded={['a']} />,
        'All open': <Accordion items={items} defaultExpanded={['a', 'b']} />,
        'Under the pointer': (
          <Forced state="hovered">
            <Accordion items={items} />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible">
            <Accordion items={items} />
          </Forced>
        ),
        Disabled: <Accordion items={items} isDisabled />,
      }}
    />
  ),
});
