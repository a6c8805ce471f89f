import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { MyPayNow } from './my-pay-now.tsx';

const meta = preview.meta({
  component: MyPayNow,
  title: 'Patterns/My pay now/States',
  parameters: { layout: 'fullscreen' },
  args: { value: '4417002291', onChange: fn(), onContinue: fn(), onHelp: fn() },
});

/** Filled in, without a way back. */
export const Filled = meta.story();

/** The number is being saved. */
export const Pending = meta.story({ args: { isPending: true } });

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    onBack: fn(),
    text: {
      title: accented(twiceAsLong('My pay now')),
      message: unbreakable,
      account: twiceAsLong('Account or card number'),
      continue: twiceAsLong('Save and continue'),
    },
  },
});
