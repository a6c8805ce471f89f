import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { ForecastChart } from './forecast-chart.tsx';

const meta = preview.meta({
  component: ForecastChart,
  title: 'Components/Forecast chart',
  args: {
    ...{ title: 'How it adds up', currency: 'USD', target: 600_00 },
    points: [
      { date: '2026-11-20', minor: 325_00 },
      { date: '2026-12-20', minor: 425_00 },
      { date: '2027-01-20', minor: 525_00 },
      { date: '2027-02-20', minor: 600_00 },
    ],
    text: {
      ...{ goal: 'Goal', day: 'Day', amount: 'Saved', today: 'Today' },
      ...{ showTable: 'Show as a table', showChart: 'Show as a chart' },
    },
  },
});

/** The line up to the goal; one button shows the same figures as a table. */
export const Line = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = canvas.getByRole('table', { name: 'How it adds up, as a table' });
    await expect(within(table).getByRole('row', { name: /Feb 20, 2027.*\$600\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
  },
});
