import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ListRow } from './list-row.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <ListRow
    href="#row"
    title={say('Everyday checking')}
    subtitle={say('Ending in 4417')}
    trailing="$40.00"
    {...rootAttributes}
  />
);
