import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Tabs } from './tabs.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <Tabs
    label={say('Card')}
    items={[
      { id: 'a', title: say('Details'), content: say('Ending in 0923') },
      { id: 'b', title: say('Limits'), content: say('$500 a day') },
    ]}
    {...rootAttributes}
  />
);
