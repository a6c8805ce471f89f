import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { factsText, instantTransfer, transactionId } from '../shared/testing/sample-transfer.ts';
import { TransferFacts } from './transfer-facts.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <SnackbarProvider>
    <TransferFacts
      transfer={{ ...instantTransfer(say), transactionId }}
      text={ownWords({ ...factsText }, say)}
      {...rootAttributes}
    />
  </SnackbarProvider>
);
