import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { PageNotFound } from './page-not-found.tsx';

const meta = preview.meta({
  component: PageNotFound,
  title: 'Patterns/Page not found/States',
  parameters: { layout: 'fullscreen' },
  args: { onBack: fn(), helpHref: '#help' },
});

/** The way back under the pointer. */
export const Hovered = meta.story({
  render: (args) => (
    <Forced state="hovered">
      <PageNotFound {...args} />
    </Forced>
  ),
});

/** The way back with the keyboard's focus. */
export const Focused = meta.story({
  render: (args) => (
    <Forced state="focus-visible">
      <PageNotFound {...args} />
    </Forced>
  ),
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Well that’s odd')),
      subtitle: `${twiceAsLong('You have stumbled upon a page that does not exist.')} ${unbreakable}`,
      goBack: twiceAsLong('Go back to where you came from'),
    },
  },
});
