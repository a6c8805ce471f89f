import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { CardArt } from './card-art.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <CardArt
    name={say('Everyday card')}
    number="0923"
    status="active"
    statusLabel={say('Active')}
    {...rootAttributes}
  />
);
