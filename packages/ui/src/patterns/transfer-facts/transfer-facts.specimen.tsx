import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { ownWords } from '../../conformance/specimens/own-words.ts';
import type { Specimen } from '../../conformance/specimens/specimen.ts';
import { TransferFacts } from './transfer-facts.tsx';

export const page = 'alone';

export const specimen: Specimen = (say, rootAttributes) => (
  <SnackbarProvider>
    <TransferFacts
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
      text={ownWords(
        {
          to: 'To',
          speed: 'Speed',
          arrives: 'Arrives',
          fee: 'Fee',
          free: 'Free',
          total: 'Comes off your balance',
          transactionId: 'Transaction number',
          copy: 'copy',
          copied: 'Transaction number copied',
          notCopied: 'Select the number instead.',
        },
        say,
      )}
      {...rootAttributes}
    />
  </SnackbarProvider>
);
