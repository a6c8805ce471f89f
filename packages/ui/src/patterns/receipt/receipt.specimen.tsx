import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { factsText, instantTransfer, transactionId } from '../shared/testing/sample-transfer.ts';
import { Receipt } from './receipt.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <SnackbarProvider>
    <Receipt
      outcome="settled"
      transfer={{ ...instantTransfer(say), transactionId }}
      actions={<Button>{say('Done')}</Button>}
      text={ownWords({ ...factsText, title: 'It is there', message: 'Your bank has confirmed it.' }, say)}
      {...rootAttributes}
    />
  </SnackbarProvider>
);
