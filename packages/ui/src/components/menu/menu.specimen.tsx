import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';

export const page = 'controls';

export const specimen: Specimen = (say, rootAttributes) => (
  <Menu
    trigger={<Button variant="secondary">{say('More')}</Button>}
    entries={[
      { id: 'rename', label: say('Rename card'), description: say('Only you see the name.') },
      { id: 'remove', label: say('Remove card'), isDanger: true },
    ]}
    {...rootAttributes}
  />
);
