import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { DatePicker } from './date-picker.tsx';

const meta = preview.meta({
  component: DatePicker,
  title: 'Components/Date picker',
  argTypes: {
    value: { control: 'date' },
    defaultValue: { control: 'date' },
    min: { control: 'date' },
    max: { control: 'date' },
  },
  args: { label: 'Day of the transfer', onChange: fn() },
});

const page = () => within(document.body);

/** Typed part by part, as a date field is. */
export const Typed = meta.story({
  play: async ({ canvas, args }) => {
    await tabInto();
    await userEvent.keyboard('11232026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23');
    await expectTouchTarget(canvas.getByRole('button'));
  },
});

/** Chosen from the calendar, which gives the focus back. */
export const Chosen = meta.story({
  args: { defaultValue: '2026-11-23' },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await userEvent.click(await page().findByRole('button', { name: /November 27/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('spinbutton', { name: /day/ })).toHaveTextContent('27');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** Opened by keyboard, walked by arrows, left on Escape without choosing. */
export const ByKeyboard = meta.story({
  args: { defaultValue: '2026-11-23' },
  play: async ({ canvas, args }) => {
    await tabInto();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(page().getByRole('button', { name: /November 23/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveFocus());
  },
});

/** Open: the calendar below the field, with weekends that cannot be chosen. */
export const Open = meta.story({
  args: {
    defaultValue: '2026-11-23',
    min: '2026-11-20',
    max: '2026-12-18',
    isUnavailable: (day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const saturday = await page().findByRole('button', { name: /November 28/ });
    await expect(saturday).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(saturday);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expectNoOverflow(page().getByRole('dialog'));
  },
});

/** What is wrong stands below it in words. */
export const Invalid = meta.story({
  args: { value: '2026-11-21', error: 'Banks are closed on Saturday. Choose a day from Monday to Friday.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Banks are closed/);
  },
});

/** In Canadian French, year first. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'Jour du virement', value: '2026-11-23' },
});

/** A word without a place to break, and words twice as long, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Los bancos trabajan de lunes a viernes.'),
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});
