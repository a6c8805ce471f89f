import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { NeedHelp } from './need-help.tsx';

const meta = preview.meta({ component: NeedHelp, title: 'Components/Need help' });

/** Goes to the page with help. */
export const AsLink = meta.story({
  tags: ['ui-012'],
  args: { href: '#help' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Need help|ayuda|aide/ });
    await expectTouchTarget(link);
    await tabInto();
    await expectFocusRing(link);
    await expect(link).toHaveAttribute('href', '#help');
  },
});

const open = fn();

/** Opens help here. */
export const AsButton = meta.story({
  args: { onPress: open },
  play: async ({ canvasElement }) => {
    open.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(open).toHaveBeenCalledOnce();
  },
});

/** More words than room. */
export const LongWords = meta.story({
  args: { href: '#help', label: twiceAsLong('¿Necesita ayuda con su tarjeta?') },
});
