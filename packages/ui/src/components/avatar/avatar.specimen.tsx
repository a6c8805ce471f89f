import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Avatar } from './avatar.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Avatar name={say('Ana Bell')} {...rootAttributes} />
);
