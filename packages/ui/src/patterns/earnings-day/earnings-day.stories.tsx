import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { EarningsDay } from './earnings-day.tsx';

const meta = preview.meta({
  component: EarningsDay,
  title: 'Patterns/Earnings day',
  argTypes: { date: { control: 'date' } },
  args: {
    date: '2026-11-20',
    currency: 'USD',
    earnedMinor: 18_450,
    hours: { regular: 8, overtime: 1.5, doubleOvertime: 0.5, total: 10 },
  },
});

/** A long day, with both kinds of overtime. */
export const WithOvertime = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Friday, November 20' })).toBeVisible();
    await expect(canvas.getByText('$184.50')).toBeInTheDocument();
    for (const text of ['8 hours', '1.5 hours', '0.5 hours', '10 hours'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** A usual day: no lines of zeros. */
export const Usual = meta.story({
  args: { earnedMinor: 12_400, hours: { regular: 8, overtime: 0, doubleOvertime: 0, total: 8 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Overtime')).toBeNull();
    await expect(canvas.getAllByText('8 hours')).toHaveLength(2);
  },
});

/** A day off. */
export const DayOff = meta.story({
  args: { earnedMinor: 0, hours: { regular: 0, overtime: 0, doubleOvertime: 0, total: 0 } },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' } });
