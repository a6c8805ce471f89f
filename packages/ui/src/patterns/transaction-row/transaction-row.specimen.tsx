import { transaction } from '../../conformance/specimens/samples.tsx';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TransactionRow } from './transaction-row.tsx';

const currency = 'USD';

export const page = 'parts';

export const specimen: Specimen = (say, rootAttributes) => (
  <TransactionRow
    item={transaction(say)}
    currency={currency}
    statusLabel={say('On its way')}
    {...rootAttributes}
  />
);
