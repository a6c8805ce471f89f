import { ownWords } from '../../conformance/specimens/own-words.ts';
import { transaction } from '../../conformance/specimens/samples.tsx';
import { nothing, type Specimen } from '../../conformance/specimens/specimen.ts';
import { TransactionList } from './transaction-list.tsx';

const currency = 'USD';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransactionList
    items={[transaction(say)]}
    currency={currency}
    onLoadMore={nothing}
    text={ownWords(
      {
        statuses: {
          pending: 'On its way',
          settled: 'Arrived',
          partly: 'In part',
          failed: 'Failed',
          reversed: 'Taken back',
        },
        emptyTitle: 'No transfers yet',
        empty: 'They show up here.',
        errorTitle: 'That did not load',
        error: 'Nothing was taken from your pay.',
        loadMore: 'Show more',
      },
      say,
    )}
    {...rootAttributes}
  />
);
