import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoOverflow, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { DateRangePicker } from './date-range-picker.tsx';

const meta = preview.meta({
  component: DateRangePicker,
  title: 'Components/Date range picker',
  argTypes: { min: { control: 'date' }, max: { control: 'date' } },
  args: { label: 'From when to when?', onChange: fn() },
});

const page = () => within(document.body);

/** Both days typed, one after the other. */
export const Typed = meta.story({
  play: async ({ args }) => {
    await tabInto();
    await userEvent.keyboard('1101202611302026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-01', end: '2026-11-30' });
  },
});

/** Both days chosen from the calendar; what lies between is one band. */
export const Chosen = meta.story({
  args: { defaultValue: { start: '2026-11-02', end: '2026-11-06' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await page().findByRole('button', { name: /November 9/ }));
    await userEvent.click(page().getByRole('button', { name: /November 13/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-11-09', end: '2026-11-13' });
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
  },
});

/** Open: the ends of the span stand out from what lies between. */
export const Open = meta.story({
  args: { defaultValue: { start: '2026-11-10', end: '2026-11-20' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expectNoOverflow(await page().findByRole('dialog'));
    const between = page().getByRole('button', { name: /November 12/ });
    const end = page().getByRole('button', { name: /November 20, 2026 selected$/ });
    await expect(getComputedStyle(between).backgroundColor).not.toBe(getComputedStyle(end).backgroundColor);
  },
});

/** Days in the wrong order are no span, and the field says so itself. */
export const Backward = meta.story({
  play: async ({ canvas, args }) => {
    await tabInto();
    await userEvent.keyboard('1130202611012026');
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ end: '2026-11-01' }));
    await expect(canvas.getByText(/The last day is before the first/)).toBeVisible();
  },
});

/** In Canadian French, year first. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: { label: 'De quand à quand ?', value: { start: '2026-11-01', end: '2026-11-30' } },
});

/** A word without a place to break, and words twice as long, in Spanish. */
export const LongTexts = meta.story({
  globals: { language: 'es' },
  args: {
    label: unbreakable,
    description: twiceAsLong('Como mucho, un año entero de transacciones.'),
    value: { start: '2026-11-01', end: '2026-11-30' },
    isRequired: false,
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});
