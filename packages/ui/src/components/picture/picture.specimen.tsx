import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Picture } from './picture.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Picture src={undefined} alt={say('The new price cards')} {...rootAttributes} />
);
