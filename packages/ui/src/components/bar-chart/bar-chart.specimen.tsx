import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BarChart } from './bar-chart.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <BarChart
    title={say('Earned this week')}
    currency="USD"
    days={[
      { date: '2026-11-20', minor: 8_000 },
      { date: '2026-11-21', minor: 12_050 },
    ]}
    text={{
      showTable: say('As a table'),
      showChart: say('As a chart'),
      day: say('Day'),
      amount: say('Amount'),
      today: say('Today'),
    }}
    {...rootAttributes}
  />
);
