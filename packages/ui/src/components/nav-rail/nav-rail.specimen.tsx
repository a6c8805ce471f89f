import { CircleUserRound, House, Receipt } from 'lucide-react';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { NavRail } from './nav-rail.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <NavRail
    label={say('Main')}
    items={[
      { href: '#home', label: say('Home'), icon: House },
      { href: '#history', label: say('History'), icon: Receipt },
    ]}
    action={{ label: say('Your account'), icon: CircleUserRound, isOpen: false, onPress: () => undefined }}
    {...rootAttributes}
  />
);
