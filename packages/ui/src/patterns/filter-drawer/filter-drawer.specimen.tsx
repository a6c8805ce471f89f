import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Say, type Specimen } from '../../conformance/specimens/specimen.ts';
import { FilterDrawer } from './filter-drawer.tsx';
import { words as filterDrawer } from './words.ts';

const options = (say: Say) => [
  { value: 'sent', label: say('Sent') },
  { value: 'received', label: say('Received') },
];

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <FilterDrawer
    isOpen
    onClose={nothing}
    filters={options(say)}
    value={['sent']}
    onApply={nothing}
    text={ownWords(filterDrawer.en, say)}
    {...rootAttributes}
  />
);
