import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong } from '../../testing/stress-text.tsx';
import { Link } from '../link/link.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = preview.meta({
  component: Checkbox,
  title: 'Components/Checkbox',
  args: { children: 'Keep me signed in on this phone', onChange: fn() },
});

/** Box and words are one target. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in on this phone' });
    await expectTouchTarget(box.closest('label') ?? box);
    await userEvent.click(canvas.getByText(/Keep me/));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

/** Ticked. */
export const Selected = meta.story({ args: { defaultSelected: true } });

/** Some of what it stands for. */
export const Indeterminate = meta.story({
  args: { children: 'All notices', isIndeterminate: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  },
});

/** More about it, and any link, stands below the label: a press on a label ticks the box. */
export const WithLink = meta.story({
  args: {
    children: (
      <>
        I agree to the <strong>account terms</strong>.
      </>
    ),
    description: <Link href="#terms">Read the account terms</Link>,
    isRequired: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(window.location.hash).toBe('#terms');
  },
});

/** Must be checked before the form can be sent. */
export const Invalid = meta.story({
  args: { children: 'I agree to the account terms.', error: 'Tick the box to go on.', isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox')).toHaveAccessibleDescription(
      'Tick the box to go on.',
    );
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });

/** Space ticks it, and the ring is around the box. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await tabInto();
    await expectFocusRing(box, box.closest('label')?.querySelector('[aria-hidden]') ?? box);
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
});

/** A label twice as long goes on to more lines beside the box. */
export const LongLabel = meta.story({
  args: { children: twiceAsLong('I agree that $40.00 and the fee of $2.99 are taken from my next pay.') },
});
