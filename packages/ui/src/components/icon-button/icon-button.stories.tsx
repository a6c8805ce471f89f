import preview from '@dayfare/storybook/preview';
import { ArrowLeft, X } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { IconButton } from './icon-button.tsx';

const meta = preview.meta({
  component: IconButton,
  title: 'Components/Icon button',
  args: { icon: X, label: 'Close', onPress: fn() },
});

/** An icon that everyone knows, with a name for those who do not see it. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Close' });
    await expectTouchTarget(button);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

/** Less weight, beside a heading that matters more. */
export const Muted = meta.story({ args: { tone: 'muted' } });

/** Cannot be used now. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Reached and pressed by keyboard. */
export const ByKeyboard = meta.story({
  args: { icon: ArrowLeft, label: 'Back' },
  play: async ({ canvasElement, args }) => {
    await tabInto();
    await expectFocusRing(within(canvasElement).getByRole('button', { name: 'Back' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});
