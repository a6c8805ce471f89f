import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Button } from './button.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Button {...rootAttributes}>{say('Get $40.00')}</Button>
);
