import { ownWords } from '../../conformance/specimens/own-words.ts';
import { contracts } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { ContractDrawer } from './contract-drawer.tsx';
import { words as contractDrawer } from './words.ts';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <ContractDrawer
    isOpen
    contracts={contracts(say)}
    onDismiss={nothing}
    onRetry={nothing}
    text={ownWords(contractDrawer.en, say)}
    {...rootAttributes}
  />
);
