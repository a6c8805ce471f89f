import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Receipt, type ReceiptProps } from './receipt.tsx';

const text = {
  transactionId: 'Transaction number',
  copy: 'copy',
  copied: 'Transaction number copied',
  notCopied: 'Your browser does not allow copying. Select the number instead.',
  to: 'To',
  fee: 'Fee',
  free: 'Free',
  arrives: 'Arrives',
};

const args: ReceiptProps = {
  outcome: 'settled',
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  destination: { name: 'Visa debit', detail: 'Card ending in 0923' },
  transactionId: 'DF-7F3A-2291',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
  actions: (
    <>
      <Button>Done</Button>
      <Button variant="secondary">E-mail me the receipt</Button>
    </>
  ),
  text: { ...text, title: 'It is there', message: 'Your bank has confirmed it.' },
};

const meta = preview.meta({
  component: Receipt,
  title: 'Patterns/Receipt',
  argTypes: { arrivesAt: { control: 'date' } },
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args,
});

/** It has arrived. */
export const Settled = meta.story();

/** It is under way, and says when it will be there. */
export const Pending = meta.story({
  args: {
    outcome: 'pending',
    feeMinor: 0,
    destination: { name: 'Everyday checking', detail: 'Bank account ending in 4417' },
    arrivesAt: '2026-11-24T13:00:00Z',
    text: {
      ...text,
      title: 'It is on its way',
      message: 'Monday is a bank holiday, so it arrives on Tuesday.',
    },
  },
});

/** The answer was lost: it says so, and that it will not move twice. */
export const Unknown = meta.story({
  args: {
    outcome: 'unknown',
    transactionId: undefined,
    arrivesAt: undefined,
    text: {
      ...text,
      title: 'We are checking whether it moved',
      message: 'The connection broke off. It will not move twice; this page changes as soon as we know.',
    },
  },
});

/** It did not go through: nothing was taken, and the free way is one tap away. */
export const Failed = meta.story({
  args: {
    outcome: 'failed',
    arrivesAt: undefined,
    text: {
      ...text,
      title: 'It did not go through',
      message: 'Your bank refused it. Nothing was taken from your pay.',
    },
    actions: (
      <>
        <Button>Send it next day, for free</Button>
        <Button variant="secondary">Done</Button>
      </>
    ),
  },
});

/** The number is copied in one tap, or the person learns that it is not. */
export const CopiesTheNumber = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'DF-7F3A-2291, copy' }));
    await waitFor(() =>
      expect(
        within(document.body).getByText(/Transaction number copied|does not allow copying/),
      ).toBeVisible(),
    );
  },
});
