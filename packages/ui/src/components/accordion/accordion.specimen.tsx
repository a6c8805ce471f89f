import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Accordion } from './accordion.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Accordion
    items={[{ id: 'fee', title: say('What does it cost?'), content: say('Next day is free.') }]}
    headingLevel={2}
    defaultExpanded={['fee']}
    {...rootAttributes}
  />
);
