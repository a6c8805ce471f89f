import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TimeDisplay } from './time-display.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => (
  <TimeDisplay seconds={3_725} {...rootAttributes} />
);
