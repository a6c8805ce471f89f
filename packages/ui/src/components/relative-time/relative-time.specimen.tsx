import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { RelativeTime } from './relative-time.tsx';

const saturday = '2026-11-21T19:42:00Z';

export const page = 'views';

export const specimen: Specimen = (_say, rootAttributes) => (
  <RelativeTime date={saturday} now={Date.parse(saturday)} timeZone="America/New_York" {...rootAttributes} />
);
