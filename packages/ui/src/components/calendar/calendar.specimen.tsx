import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Calendar } from './calendar.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Calendar label={say('Day of the transfer')} firstShown="2026-11-21" {...rootAttributes} />
);
