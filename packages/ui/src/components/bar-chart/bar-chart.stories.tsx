import preview from '@dayfare/storybook/preview';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';

const week = [
  { date: '2026-11-15', minor: 0 },
  { date: '2026-11-16', minor: 12_480 },
  { date: '2026-11-17', minor: 9_620 },
  { date: '2026-11-18', minor: 300 },
  { date: '2026-11-19', minor: 14_200 },
  { date: '2026-11-20', minor: 11_050 },
  { date: '2026-11-21', minor: 6_400 },
];

const meta = preview.meta({
  component: BarChart,
  title: 'Components/Bar chart',
  args: {
    title: 'Earned each day',
    currency: 'USD',
    today: '2026-11-21',
    days: week,
    text: {
      showTable: 'Show as a table',
      showChart: 'Show as a chart',
      day: 'Day',
      amount: 'Earned',
      today: 'Today',
    },
  },
});

/** A week; today's bar is strong, its day is underlined, its amount stands above. */
export const Week = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('table', { name: /Earned each day/ })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    const thursday = canvasElement.querySelector('[data-date="2026-11-19"]');
    if (thursday) await fireEvent.pointerDown(thursday);
    await expect(canvasElement.querySelector('figure > [aria-hidden]')).toHaveTextContent('$142.00');
  },
});

/** Two weeks fit a phone, with one letter a day. */
export const TwoWeeks = meta.story({
  args: {
    days: [
      ...week.map(({ date, minor }) => ({
        date: date.replace(/\d\d$/, (day) => `${Number(day) - 7}`.padStart(2, '0')),
        minor: minor / 2,
      })),
      ...week,
    ],
  },
});

/** The same figures, for everyone who prefers them. */
export const AsTable = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(canvas.getByRole('row', { name: /Saturday, November 21.*\$64\.00/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
  },
});

/** Nothing earned so far: marks on the line, and no bar that could be taken for an amount. */
export const NothingEarned = meta.story({ args: { days: week.map((day) => ({ ...day, minor: 0 })) } });
