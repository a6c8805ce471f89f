import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { ListRow } from '../list-row/list-row.tsx';
import { List } from './list.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <List heading={say('This week')} {...rootAttributes}>
    <ListRow title={say('Everyday checking')} />
  </List>
);
