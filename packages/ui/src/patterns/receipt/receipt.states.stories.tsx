import preview from '@dayfare/storybook/preview';
import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Forced } from '../../testing/state-sheet.tsx';
import { accented, twiceAsLong, unbreakable } from '../../testing/stress-text.tsx';
import { factsText, nextDayTransfer, transactionId } from '../shared/testing/sample-transfer.ts';
import { Receipt, type ReceiptProps } from './receipt.tsx';

const transfer = { ...nextDayTransfer, transactionId };

const text = {
  ...factsText,
  title: 'It is there',
  message: 'Your bank has confirmed it.',
  total: 'Came off your balance',
};

const args: ReceiptProps = {
  outcome: 'settled',
  transfer,
  actions: <Button>Done</Button>,
  text,
};

const meta = preview.meta({
  component: Receipt,
  title: 'Patterns/Receipt/States',
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args,
});

/** The number with the keyboard's focus. */
export const Focused = meta.story({
  render: () => (
    <Forced state="focus-visible">
      <Receipt {...args} />
    </Forced>
  ),
});

/** A large amount in Canadian dollars, in French and in the dark scheme. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  args: {
    transfer: {
      ...transfer,
      currency: 'CAD',
      amountMinor: 123_456_789,
      totalMinor: 123_456_789,
      speed: 'Jour ouvrable suivant',
    },
    text: {
      ...text,
      title: 'C’est arrivé',
      message: 'Votre banque l’a confirmé.',
      transactionId: 'Numéro de transaction',
      to: 'À',
      speed: 'Délai',
      total: 'Déduit de votre solde',
      fee: 'Frais',
      free: 'Gratuit',
      arrives: 'Arrivée',
    },
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    transfer: { ...transfer, speed: 'Siguiente día hábil' },
    text: {
      ...text,
      title: 'Ya llegó',
      message: 'Tu banco lo confirmó.',
      transactionId: 'Número de transacción',
      to: 'A',
      speed: 'Tipo de envío',
      total: 'Se descontó de tu saldo',
      fee: 'Comisión',
      free: 'Gratis',
      arrives: 'Llega',
    },
  },
});

/** Words at twice their length, and one that offers no place to break. */
export const ManyWords = meta.story({
  args: {
    transfer: {
      ...transfer,
      transactionId: unbreakable,
      destination: { name: unbreakable, detail: twiceAsLong('Bank account ending in 4417') },
    },
    text: { ...text, title: accented(twiceAsLong('It is there')), message: unbreakable },
  },
});
