import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { RingChart } from './ring-chart.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <RingChart
    title={say('Where it went')}
    currency="USD"
    parts={[
      { label: say('Food'), minor: 4_000 },
      { label: say('Rent'), minor: 9_000 },
    ]}
    text={{ total: say('Total'), part: say('Kind'), amount: say('Amount'), share: say('Share') }}
    {...rootAttributes}
  />
);
