import preview from '@dayfare/storybook/preview';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { nextDayTransfer, factsText as text, transactionId } from '../shared/testing/sample-transfer.ts';
import { TransferFacts } from './transfer-facts.tsx';

const transfer = { ...nextDayTransfer, transactionId };

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
