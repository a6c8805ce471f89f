import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TimeDisplay } from './time-display.tsx';

export const page = 'views';

export const specimen: Specimen = (_say, marks) => <TimeDisplay seconds={3_725} {...marks} />;
