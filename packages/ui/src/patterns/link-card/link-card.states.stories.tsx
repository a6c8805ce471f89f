import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { LinkCard } from './link-card.tsx';

const meta = preview.meta({
  component: LinkCard,
  title: 'Patterns/Link card/States',
  args: { isOpen: true, onClose: fn(), onContinue: fn() },
});

/** As it opens. */
export const Open = meta.story();

/** At twice the text size, in the dark scheme. */
export const At200Percent = meta.story({ globals: { textScale: '200', scheme: 'dark' } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      title: accented(twiceAsLong('Link a card')),
      payroll: twiceAsLong('Payroll card'),
      payrollHelp: unbreakable,
    },
  },
});
