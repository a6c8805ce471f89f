import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Superscript } from './superscript.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Superscript text={say('Example® card')} {...rootAttributes} />
);
