import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ProgressBar } from './progress-bar.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <ProgressBar label={say('Uploading')} value={40} {...rootAttributes} />
);
