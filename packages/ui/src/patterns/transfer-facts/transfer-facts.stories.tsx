import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { type TransferDescription, TransferFacts } from './transfer-facts.tsx';

const transfer: TransferDescription = {
  currency: 'USD',
  amountMinor: 4_000,
  feeMinor: 299,
  totalMinor: 4_299,
  destination: { name: 'Visa debit', detail: 'Card ending in 0923' },
  speed: 'Instant',
  arrivesAt: '2026-11-21T19:42:00Z',
  timeZone: 'America/New_York',
  transactionId: 'DF-7F3A-2291',
};

const meta = preview.meta({
  component: TransferFacts,
  title: 'Patterns/Transfer facts',
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args: {
    transfer,
    text: {
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
    },
  },
});

/** All that can be known. */
export const Sent = meta.story();

/** Before it is sent there is no number. */
export const NotSentYet = meta.story({
  args: { transfer: { ...transfer, feeMinor: 0, totalMinor: 4_000, transactionId: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** It came back: nothing was taken, and nothing arrives. */
export const CameBack = meta.story({
  args: { transfer: { ...transfer, totalMinor: undefined, arrivesAt: undefined } },
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
