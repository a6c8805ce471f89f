import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Link } from './link.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Link href="#terms" {...rootAttributes}>
    {say('Read the terms')}
  </Link>
);
