import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Disclosure } from './disclosure.tsx';

export const page = 'views';

export const specimen: Specimen = (say, marks) => (
  <Disclosure label={say('How is this worked out?')} {...marks}>
    {say('Hours times rate.')}
  </Disclosure>
);
