import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { AccountFailed, type AccountFailedProps } from './account-failed.tsx';

const args: AccountFailedProps = { onBack: fn(), onHelp: fn(), onReenter: fn(), homeHref: '#home' };

const meta = preview.meta({
  component: AccountFailed,
  title: 'Patterns/Account failed/States',
  parameters: { layout: 'fullscreen' },
  args,
});

/** The way back with the keyboard's focus. */
export const Focused = meta.story({
  render: () => (
    <Forced state="focus-visible">
      <AccountFailed {...args} />
    </Forced>
  ),
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    text: {
      notFoundTitle: accented(twiceAsLong('We’re having trouble finding your account')),
      notFoundMessage: unbreakable,
      reenter: twiceAsLong('Re-enter the account number'),
      visitHome: twiceAsLong('Visit the Home screen'),
    },
  },
});
