import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ForecastChart } from './forecast-chart.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <ForecastChart
    title={say('How it adds up')}
    currency="USD"
    target={60_00}
    points={[
      { date: '2026-11-20', minor: 0 },
      { date: '2026-11-27', minor: 30_00 },
      { date: '2026-12-04', minor: 60_00 },
    ]}
    text={{
      ...{ goal: say('Goal'), day: say('Day'), amount: say('Saved'), today: say('Today') },
      ...{ showTable: say('Show as a table'), showChart: say('Show as a chart') },
    }}
    {...marks}
  />
);
