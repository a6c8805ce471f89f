import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Timeline } from './timeline.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Timeline
    label={say('Your transfer')}
    steps={[
      { title: say('Sent'), state: 'done' },
      { title: say('Arrives'), state: 'upcoming' },
    ]}
    {...rootAttributes}
  />
);
