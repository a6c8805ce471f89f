import { House, Receipt, Search } from 'lucide-react';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { NavRail } from './nav-rail.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <NavRail
    label={say('Main')}
    items={[
      { href: '#home', label: say('Home'), icon: House },
      {
        href: '#money',
        label: say('Money'),
        icon: Receipt,
        items: [{ href: '#history', label: say('History'), icon: Receipt }],
      },
    ]}
    action={{ label: say('Find anything'), icon: Search, isOpen: false, onPress: () => undefined }}
    person={{ href: '#account', name: say('Rosa Delgado'), label: say('Your account'), isCurrent: false }}
    {...rootAttributes}
  />
);
