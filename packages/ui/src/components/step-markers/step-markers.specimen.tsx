import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { StepMarkers } from './step-markers.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <StepMarkers
    label={say('Your application')}
    steps={[say('You'), say('Address'), say('Done')]}
    current={1}
    {...rootAttributes}
  />
);
