import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { Receipt } from './receipt.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <SnackbarProvider>
    <Receipt
      outcome="settled"
      transfer={{
        currency: 'USD',
        amountMinor: 4_000,
        feeMinor: 299,
        totalMinor: 4_299,
        destination: { name: say('Visa debit'), detail: say('Card ending in 0923') },
        speed: say('Instant'),
        arrivesAt: '2026-11-21T19:42:00Z',
        timeZone: 'America/New_York',
        transactionId: 'DF-7F3A-2291',
      }}
      actions={<Button>{say('Done')}</Button>}
      text={ownWords(
        {
          title: 'It is there',
          message: 'Your bank has confirmed it.',
          transactionId: 'Transaction number',
          copy: 'copy',
          copied: 'Transaction number copied',
          notCopied: 'Select the number instead.',
          to: 'To',
          speed: 'Speed',
          total: 'Came off your balance',
          fee: 'Fee',
          free: 'Free',
          arrives: 'Arrives',
        },
        say,
      )}
      {...rootAttributes}
    />
  </SnackbarProvider>
);
