import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Badge } from './badge.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Badge count={3} label={say('3 unread messages')} {...rootAttributes} />
);
