import preview from '@dayfare/storybook/preview';
import { fn } from 'storybook/test';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { DiscountSplash } from './discount-splash.tsx';

const meta = preview.meta({
  component: DiscountSplash,
  title: 'Patterns/Discount splash/States',
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Exclusive discounts',
    message: 'They cost you nothing.',
    offer: 'Up to 40 % off',
    steps: [{ title: 'Choose an offer' }, { title: 'Pay less' }],
    onStart: fn(),
  },
});

/** Without ways out. */
export const Bare = meta.story();

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    onBack: fn(),
    onClose: fn(),
    title: accented(twiceAsLong('Exclusive discounts')),
    message: unbreakable,
    offer: unbreakable,
    steps: [{ title: unbreakable, text: twiceAsLong('The discount comes off at the checkout.') }],
    text: { getStarted: twiceAsLong('Get started with the discounts') },
  },
});
