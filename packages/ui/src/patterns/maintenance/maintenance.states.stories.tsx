import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Maintenance } from './maintenance.tsx';

const meta = preview.meta({
  component: Maintenance,
  title: 'Patterns/Maintenance/States',
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn(), timeZone: 'America/New_York' },
});

/** The button under the pointer. */
export const Hovered = meta.story({
  render: (args) => (
    <Forced state="hovered">
      <Maintenance {...args} />
    </Forced>
  ),
});

/** The button with the keyboard's focus. */
export const Focused = meta.story({
  render: (args) => (
    <Forced state="focus-visible">
      <Maintenance {...args} />
    </Forced>
  ),
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    onHelp: fn(),
    expectedAt: '2026-11-22T11:00:00Z',
    text: {
      title: accented(twiceAsLong('We’ll be right back')),
      message: `${twiceAsLong('We are working on the app.')} ${unbreakable}`,
      retry: twiceAsLong('Check whether we are back'),
    },
  },
});
