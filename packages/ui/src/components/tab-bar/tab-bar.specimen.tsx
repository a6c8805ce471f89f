import { House, Receipt } from 'lucide-react';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TabBar } from './tab-bar.tsx';

export const page = 'views';

export const specimen: Specimen = (say, rootAttributes) => (
  <TabBar
    label={say('Main')}
    items={[
      { href: '#home', label: say('Home'), icon: House },
      { href: '#history', label: say('History'), icon: Receipt },
    ]}
    {...rootAttributes}
  />
);
