import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { AppRating } from './app-rating.tsx';

const meta = preview.meta({
  component: AppRating,
  title: 'Patterns/App rating/States',
  args: { isOpen: true, onAnswer: fn() },
});

/** Open, to look at. */
export const Open = meta.story();

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Please Rate Us')),
      description: unbreakable,
      remindLater: twiceAsLong('Remind me later'),
    },
  },
});
