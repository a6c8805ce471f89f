import preview from '@dayfare/storybook/preview';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { type TransferDescription, TransferFacts, type TransferFactsText } from './transfer-facts.tsx';

const transfer: TransferDescription = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 0,
  totalMinor: 4_000,
  destination: { name: 'Everyday checking', detail: 'Bank account ending in 4417' },
  speed: 'Next day',
  arrivesAt: '2026-11-24T13:00:00Z',
  timeZone: 'America/New_York',
  transactionId: 'DF-7F3A-2291',
};

const text: TransferFactsText = {
  to: 'To',
  speed: 'Speed',
  arrives: 'Arrives',
  fee: 'Fee',
  free: 'Free',
  total: 'Comes off your balance',
  transactionId: 'Transaction number',
  copy: 'copy',
  copied: 'Transaction number copied',
  notCopied: 'Your browser does not allow copying. Select the number instead.',
};

const meta = preview.meta({
  component: TransferFacts,
  title: 'Patterns/Transfer facts/States',
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args: { transfer, text },
});

/** The number with the keyboard's focus. */
export const Focused = meta.story({
  render: (args) => (
    <Forced state="focus-visible">
      <TransferFacts {...args} />
    </Forced>
  ),
});

/** A large amount in Canadian dollars, in French and in the dark scheme. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  args: {
    transfer: { ...transfer, currency: 'CAD', totalMinor: 123_456_789, speed: 'Jour ouvrable suivant' },
    text: {
      ...text,
      to: 'Destination',
      speed: 'Délai',
      arrives: 'Arrivée prévue',
      fee: 'Frais',
      free: 'Gratuit',
      total: 'Déduit de votre solde',
      transactionId: 'Numéro de transaction',
    },
  },
});

/** Words at twice their length, and ones that offer no place to break. */
export const ManyWords = meta.story({
  args: {
    transfer: {
      ...transfer,
      destination: { name: unbreakable, detail: twiceAsLong('Bank account ending in 4417') },
      transactionId: unbreakable,
    },
    text: { ...text, total: accented(twiceAsLong('Comes off your balance')) },
  },
});
