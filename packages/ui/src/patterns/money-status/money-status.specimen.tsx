import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { MoneyStatus } from './money-status.tsx';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <MoneyStatus status="partly" label={say('In part')} {...rootAttributes} />
);
