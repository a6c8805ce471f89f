import preview from '@dayfare/storybook/preview';
import { CalendarDays, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectNoOverflow, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const segments: Segment[] = [
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
];

const meta = preview.meta({
  component: SegmentedControl,
  title: 'Components/Segmented control',
  args: { label: 'Period', segments, value: 'week', onChange: fn() },
  render: function Kept(args: SegmentedControlProps) {
    const [value, setValue] = useState(args.value);
    const change = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <SegmentedControl {...args} value={value} onChange={change} />;
  },
});

/** One is chosen at all times; a second press on it says nothing. */
export const Default = meta.story({
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    const month = canvas.getByRole('radio', { name: 'Month' });
    await expectTouchTarget(month);
    await userEvent.click(month);
    await expect(month).toBeChecked();
    await userEvent.click(month);
    await expect(month).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    const widths = canvas.getAllByRole('radio').map((radio) => radio.offsetWidth);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  },
});

/** One stop of Tab; arrows move, Enter chooses. */
export const ByKeyboard = meta.story({
  play: async ({ canvasElement, args }) => {
    const [week, month, year] = within(canvasElement).getAllByRole('radio');
    if (!week || !month || !year) throw new Error('There should be segments.');
    await tabInto();
    await expectFocusRing(week);
    await userEvent.keyboard('{ArrowRight}');
    await expectFocusRing(month);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('month');
    await userEvent.keyboard('{ArrowRight}');
    await expectFocusRing(year);
    await userEvent.tab();
    await expect(canvasElement.contains(document.activeElement)).toBe(false);
  },
});

/** Chips, each as wide as its words: a quick filter above a list. None is chosen where something else decides what is shown. */
export const Chips = meta.story({
  args: {
    look: 'chips',
    label: 'Status',
    value: 'all',
    segments: [
      { value: 'all', label: 'All' },
      { value: 'pending', label: 'On its way' },
      { value: 'arrived', label: 'Arrived' },
      { value: 'failed', label: 'Didn’t go through' },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const arrived = canvas.getByRole('radio', { name: 'Arrived' });
    await expectTouchTarget(arrived);
    await userEvent.click(arrived);
    await expect(arrived).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('arrived');
  },
});

/** Icons that say the same as the words. */
export const WithIcons = meta.story({
  args: {
    label: 'View',
    value: 'list',
    segments: [
      { value: 'list', label: 'List', icon: List },
      { value: 'calendar', label: 'Calendar', icon: CalendarDays },
    ],
  },
});

/** One view is not there now. */
export const OneDisabled = meta.story({
  args: { segments: segments.map((one) => ({ ...one, isDisabled: one.value === 'year' })) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radio', { name: 'Year' })).toBeDisabled();
  },
});

/** Cannot be changed now. */
export const Disabled = meta.story({ args: { isDisabled: true } });

/** Words twice as long, or without a place to break, take more lines and more rows. */
export const LongTexts = meta.story({
  args: {
    segments: [...segments, { value: 'all', label: unbreakable }].map((one) => ({
      ...one,
      label: twiceAsLong(one.label),
    })),
  },
  play: async ({ canvasElement }) => expectNoOverflow(canvasElement),
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    label: 'Período',
    segments: [
      { value: 'week', label: 'Semana' },
      { value: 'month', label: 'Mes' },
      { value: 'year', label: 'Desde enero' },
    ],
  },
});

/** In Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  args: {
    label: 'Période',
    segments: [
      { value: 'week', label: 'Semaine' },
      { value: 'month', label: 'Mois' },
      { value: 'year', label: 'Depuis janvier' },
    ],
  },
});
