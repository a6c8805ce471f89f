import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { GoalRing } from './goal-ring.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <GoalRing
    label={say('Trip to Lisbon')}
    saved={325_00}
    target={600_00}
    valueText={say('$325.00 of $600.00')}
    {...marks}
  >
    {say('54%')}
  </GoalRing>
);
