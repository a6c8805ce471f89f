import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Disclosure } from './disclosure.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Disclosure label={say('How is this worked out?')} {...rootAttributes}>
    {say('Hours times rate.')}
  </Disclosure>
);
