import preview from '@dayfare/storybook/preview';
import { Button } from '../../components/button/button.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Timeline } from '../../components/timeline/timeline.tsx';
import { factsText, instantTransfer, transactionId } from '../shared/testing/sample-transfer.ts';
import { Receipt, type ReceiptProps } from './receipt.tsx';

const text = { ...factsText, total: 'Came off your balance' };
const transfer = { ...instantTransfer(), transactionId };

const args: ReceiptProps = {
  outcome: 'settled',
  transfer,
  actions: (
    <>
      <Button>Done</Button>
      <Button variant="secondary">Email me the receipt</Button>
    </>
  ),
  text: { ...text, title: 'It is there', message: 'Your bank has confirmed it.' },
};

const meta = preview.meta({
  component: Receipt,
  title: 'Patterns/Receipt',
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
    transfer: {
      ...transfer,
      feeMinor: 0,
      totalMinor: 4_000,
      destination: { name: 'Everyday checking', detail: 'Bank account ending in 4417' },
      speed: 'Next day',
      arrivesAt: undefined,
    },
    progress: (
      <Timeline
        label="Where it is"
        steps={[
          { title: 'Requested', state: 'done', time: 'Fri, Nov 20, 6:29 PM EST' },
          { title: 'Leaves', state: 'upcoming', time: 'Mon, Nov 23, 5:00 PM EST' },
          { title: 'Arrives', state: 'upcoming', time: 'Tue, Nov 24, 9:00 AM EST' },
        ]}
      />
    ),
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
    transfer: { ...transfer, transactionId: undefined, arrivesAt: undefined },
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
    transfer: { ...transfer, totalMinor: undefined, arrivesAt: undefined },
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
