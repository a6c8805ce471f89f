import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, tabInto } from '../../testing/play.tsx';
import { Calendar } from './calendar.tsx';

const meta = preview.meta({
  component: Calendar,
  title: 'Components/Calendar',
  argTypes: {
    value: { control: 'date' },
    defaultValue: { control: 'date' },
    min: { control: 'date' },
    max: { control: 'date' },
    firstShown: { control: 'date' },
  },
  args: { label: 'Day of the transfer', defaultValue: '2026-11-23', onChange: fn() },
});

/** Chosen by a press; days are 44 px high. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAccessibleName(/Day of the transfer|November 2026/);
    const friday = canvas.getByRole('button', { name: /November 27/ });
    await expect(Math.round(friday.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(friday);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-27');
    await expectNoOverflow(grid);
  },
});

/** Arrow keys go from day to day, Page Down to the next month, Enter chooses. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await tabInto();
    await expectFocusRing(canvas.getAllByRole('button')[0] ?? canvasElement);
    canvas.getByRole('button', { name: /November 23/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectFocusRing(canvas.getByRole('button', { name: /November 24/ }));
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('button', { name: /December 24/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-24');
  },
});

/** Days out of bounds, and weekends, cannot be chosen. */
export const Bounds = meta.story({
  args: {
    min: '2026-11-20',
    max: '2026-11-30',
    isUnavailable: (day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /November 19/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: /November 28/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Days that mean something have a dot, and words for those who do not see it. */
export const Marks = meta.story({
  args: { marks: { '2026-11-13': 'Payday', '2026-11-27': 'Payday' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-mark="Payday"]')).toHaveLength(2);
    await expect(within(canvasElement).getAllByText(/Payday/)).toHaveLength(2);
  },
});

/** In French, where the week has its own names. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: /novembre 2026/i })).toBeVisible();
  },
});
