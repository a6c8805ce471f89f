import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { RewardSteps } from './reward-steps.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <RewardSteps
    label={say('Your rewards')}
    steps={[
      { amount: say('$15.00'), caption: say('1 person') },
      { amount: say('$30.00'), caption: say('2 people') },
      { amount: say('$50.00'), caption: say('3 people') },
    ]}
    reached={1}
    {...marks}
  />
);
