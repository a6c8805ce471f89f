import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { VirtualList } from './virtual-list.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <VirtualList
    label={say('Employers')}
    items={[say('Example Stores')]}
    getKey={(item) => item}
    renderItem={(item) => item}
    {...rootAttributes}
  />
);
