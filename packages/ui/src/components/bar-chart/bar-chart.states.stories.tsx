import preview from '@dayfare/storybook/preview';
import { StateSheet } from '../../testing/state-sheet.tsx';
import { BarChart, type ChartDay } from './bar-chart.tsx';

const text = {
  showTable: 'Show as a table',
  showChart: 'Show as a chart',
  day: 'Day',
  amount: 'Earned',
  today: 'Today',
};
const days = (...minors: number[]): ChartDay[] =>
  minors.map((minor, day) => ({ date: `2026-11-${String(day + 8).padStart(2, '0')}`, minor }));
const chart = (title: string, shown: ChartDay[]) => (
  <BarChart title={title} days={shown} currency="USD" today="2026-11-14" text={text} />
);

const meta = preview.meta({
  component: BarChart,
  title: 'Components/Bar chart/States',
  args: { title: '', days: [], currency: 'USD', text },
});

/** Much, little, nothing, one day, two weeks. */
export const AllStates = meta.story({
  render: () => (
    <StateSheet
      states={{
        'a week': chart('A week', days(0, 9_600, 12_400, 300, 14_200, 8_800, 6_400)),
        'nothing yet': chart('Nothing yet', days(0, 0, 0, 0, 0, 0, 0)),
        'one large day': chart('One large day', days(100, 100, 99_900, 100, 100, 100, 100)),
        'one day': chart('One day', days(9_600)),
        'two weeks': chart('Two weeks', days(...Array.from({ length: 14 }, (_, day) => (day % 6) * 2_300))),
      }}
    />
  ),
});
