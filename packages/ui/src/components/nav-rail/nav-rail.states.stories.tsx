import preview from '@dayfare/storybook/preview';
import { House, UserRound } from 'lucide-react';
import { Forced, StateSheet } from '../../testing/state-sheet.tsx';
import { NavRail } from './nav-rail.tsx';

const items = [
  { href: '#home', label: 'Home', icon: House },
  { href: '#profile', label: 'Profile', icon: UserRound },
];
const meta = preview.meta({
  component: NavRail,
  title: 'Components/Nav rail/States',
  args: { label: '', items },
});
const second = 'li:nth-child(2) a';

/** Every state. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'In the first': <NavRail label="In the first" items={items} current="#home" />,
        'In none': <NavRail label="In none" items={items} />,
        'Under the pointer': (
          <Forced state="hovered" of={second}>
            <NavRail label="Under the pointer" items={items} current="#home" />
          </Forced>
        ),
        Pressed: (
          <Forced state="pressed" of={second}>
            <NavRail label="Pressed" items={items} current="#home" />
          </Forced>
        ),
        Focused: (
          <Forced state="focus-visible" of={second}>
            <NavRail label="Focused" items={items} current="#home" />
          </Forced>
        ),
        'With a badge': (
          <NavRail
            label="With a badge"
            items={items.map((item) => ({ ...item, badge: { count: 12, label: '12 new' } }))}
          />
        ),
      }}
    />
  ),
});
