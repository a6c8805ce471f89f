import preview from '@dayfare/storybook/preview';
import { Box } from '../../primitives/box/box.tsx';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { ForecastChart, type ForecastDay } from './forecast-chart.tsx';

const text = {
  ...{ goal: 'Goal', day: 'Day', amount: 'Saved', today: 'Today' },
  ...{ showTable: 'Show as a table', showChart: 'Show as a chart' },
};
const meta = preview.meta({
  component: ForecastChart,
  title: 'Components/Forecast chart/States',
  args: { title: '', points: [], target: 1, currency: 'USD', text },
});

const chart = (title: string, target: number, ...points: readonly ForecastDay[]) => (
  <Box background="surface" padding={4} radius="card">
    <ForecastChart {...{ title, target, points, text }} currency="USD" />
  </Box>
);

/** From nothing, from something, nearly there, and reached. */
export const All = meta.story({
  render: () => (
    <StateSheet
      states={{
        'From nothing': chart(
          'From nothing',
          60_00,
          { date: '2026-11-20', minor: 0 },
          { date: '2026-12-20', minor: 30_00 },
          { date: '2027-01-20', minor: 60_00 },
        ),
        'One deposit away': chart(
          'One deposit away',
          60_00,
          { date: '2026-11-20', minor: 55_00 },
          { date: '2026-11-27', minor: 60_00 },
        ),
        Reached: chart('Reached', 60_00, { date: '2026-11-20', minor: 75_00 }),
      }}
    />
  ),
});
