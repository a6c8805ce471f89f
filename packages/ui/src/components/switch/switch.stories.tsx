import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { Switch } from './switch.tsx';

const meta = preview.meta({
  component: Switch,
  title: 'Components/Switch',
  args: { children: 'Low-balance notices', onChange: fn() },
});

const switchIn = (canvas: HTMLElement) => within(canvas).getByRole('switch');

/** The whole row switches it, at once. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const control = switchIn(canvasElement);
    await expectTouchTarget(control.closest('label') ?? control);
    await userEvent.click(within(canvasElement).getByText('Low-balance notices'));
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toHaveAccessibleName('Low-balance notices');
  },
});

/** On. */
export const On = meta.story({ args: { defaultSelected: true } });

/** On and off differ in place, not in colour alone; from right to left the other way round. */
export const ByPlace = meta.story({
  play: async ({ canvasElement }) => {
    const track = canvasElement.querySelector<HTMLElement>('label > [aria-hidden]') ?? canvasElement;
    const share = () => {
      const whole = track.getBoundingClientRect();
      const thumb = (track.firstElementChild ?? track).getBoundingClientRect();
      return (thumb.left + thumb.width / 2 - whole.left) / whole.width;
    };
    await expect(share()).toBeLessThan(0.5);
    await userEvent.click(switchIn(canvasElement));
    await waitFor(() => expect(share()).toBeGreaterThan(0.5));
    canvasElement.dir = 'rtl';
    await waitFor(() => expect(share()).toBeLessThan(0.5));
    canvasElement.dir = 'ltr';
  },
});

/** Space switches it, and the ring is around the switch. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement }) => {
    const control = switchIn(canvasElement);
    await tabInto();
    await expectFocusRing(control, control.closest('label')?.querySelector('[aria-hidden]') ?? control);
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
});

/** More about it, below. */
export const WithDescription = meta.story({
  args: { description: 'By text message, when less than $20.00 is left.' },
  play: async ({ canvasElement }) => {
    await expect(switchIn(canvasElement)).toHaveAccessibleDescription(/By text message/);
  },
});

/** It could not be saved, and is back where it was. */
export const Invalid = meta.story({
  args: { isSelected: false, error: 'This could not be saved. Try again.' },
  play: async ({ canvasElement }) => {
    await expect(switchIn(canvasElement)).toHaveAccessibleDescription(/could not be saved/);
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });

/** Long words break beside the switch. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    children: unbreakable,
    description: twiceAsLong('Por mensaje de texto, cuando quede poco dinero.'),
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { children: 'Avis de solde bas et de jour de paie', description: 'Par message texte.' },
});
