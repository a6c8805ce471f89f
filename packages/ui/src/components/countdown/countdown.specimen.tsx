import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Countdown } from './countdown.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Countdown label={say('Your session ends in')} endsAt={Date.now() + 90_000} {...rootAttributes} />
);
