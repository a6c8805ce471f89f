import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { BarCode } from './bar-code.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <BarCode value="123456789012" label={say('Pickup code')} {...rootAttributes} />
);
