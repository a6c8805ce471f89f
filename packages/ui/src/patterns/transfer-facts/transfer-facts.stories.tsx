import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { factsText, instantTransfer, transactionId } from '../shared/testing/sample-transfer.ts';
import { TransferFacts } from './transfer-facts.tsx';

const transfer = { ...instantTransfer(), transactionId };

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
    text: factsText,
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
