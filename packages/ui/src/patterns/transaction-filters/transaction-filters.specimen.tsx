import { ownWords } from '../../conformance/specimens/own-words.ts';
import { nothing, type Say, type Specimen } from '../../conformance/specimens/specimen.ts';
import { noFilters } from './filter-values.ts';
import { TransactionFilters } from './transaction-filters.tsx';
import { words as transactionFilters } from './words.ts';

const options = (say: Say) => [
  { value: 'sent', label: say('Sent') },
  { value: 'received', label: say('Received') },
];

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransactionFilters
    isOpen
    onClose={nothing}
    value={noFilters}
    onApply={nothing}
    currency="USD"
    sorts={options(say)}
    timeFrames={options(say)}
    statuses={options(say)}
    types={options(say)}
    instruments={options(say)}
    text={ownWords(transactionFilters.en, say)}
    {...rootAttributes}
  />
);
