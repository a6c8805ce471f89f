import preview from '@dayfare/storybook/preview';
import { type ReactNode, useEffect, useState } from 'react';
import { Text } from '../../primitives/text/text.tsx';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { Tabs } from './tabs.tsx';

const meta = preview.meta({
  component: Tabs,
  title: 'Components/Tabs/States',
  args: { label: '', items: [] },
});
const items = [
  { id: 'a', title: 'Open', content: <Text>Open ones.</Text> },
  { id: 'b', title: 'Paid', content: <Text>Paid ones.</Text> },
];
const second = '[role=tab]:nth-child(2)';

/** Tabs come one render after their list, so a state is forced once more then. */
function Later({ children }: { children: () => ReactNode }) {
  const [, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return children();
}

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'First shown': <Tabs label="First shown" items={items} />,
        'Second shown': <Tabs label="Second shown" items={items} defaultValue="b" />,
        'Under the pointer': (
          <Later>
            {() => (
              <Forced state="hovered" of={second}>
                <Tabs label="Under the pointer" items={items} />
              </Forced>
            )}
          </Later>
        ),
        Focused: (
          <Later>
            {() => (
              <Forced state="focus-visible" of={second}>
                <Tabs label="Focused" items={items} />
              </Forced>
            )}
          </Later>
        ),
        'One disabled': (
          <Tabs
            label="One disabled"
            items={items.map((item, index) => ({ ...item, isDisabled: index === 1 }))}
          />
        ),
        'With a badge': (
          <Tabs
            label="With a badge"
            items={items.map((item) => ({ ...item, badge: { count: 3, label: '3 new' } }))}
          />
        ),
      }}
    />
  ),
});
