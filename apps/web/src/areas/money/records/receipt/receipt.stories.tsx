import { answer, contract, never, refuse, transferSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../../kit/money/testing/money-stories.ts';

const { sendEmailReceipt, transactionDetails } = contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Records/Receipt',
  ...moneyScreen('/ewa/receipt/T-10042'),
  beforeEach: ({ msw }) => {
    msw.use(...ordinaryDay);
    return setNow('2026-11-20T15:31:00Z');
  },
});

/** On its way: amount, where to, when it arrives, what it cost, and the number that proves it. */
export const OnItsWay = meta.story({
  tags: ['money-089'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Your money is on its way',
    );
    await expect(canvas.getByText('First Harbor checking ••6789')).toBeVisible();
    await expect(canvas.getByText(/Mon, Nov 23/)).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /T-10042, Copy the transaction number/ })).toBeVisible();
  },
});

/** It has arrived: no word of being on its way. */
export const Arrived = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transferSamples.transactionDetail({ transactionStatus: '2', canCancel: false }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Arrived');
    await expect(canvas.getByText('It’s in your account.')).toBeVisible();
    await expect(canvas.queryByText(/on its way/)).toBeNull();
  },
});

/** It goes to the person's own address. */
export const Emailed = meta.story({
  tags: ['money-092'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(sendEmailReceipt, ({ emailAddress, transactionID }) => {
        if (emailAddress !== 'rosa@example.com' || transactionID !== 'T-10042')
          throw new Error('The wrong receipt.');
        return true;
      }),
    ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Email the receipt' }));
    const notices = await screen.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(notices).toHaveTextContent('Receipt sent to rosa@example.com'));
  },
});

/** The mailer refused. */
export const EmailFailed = meta.story({
  tags: ['money-092'],
  beforeEach: ({ msw }) =>
    msw.use(refuse(sendEmailReceipt, { status: 400, code: 'InvalidRequest', message: '' })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Email the receipt' }));
    await waitFor(() => expect(within(canvasElement).getByText(/couldn’t be sent/)).toBeVisible());
  },
});

/** It didn't go through: the amount and its fee are back, and no arrival is promised. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, transferSamples.failedTransaction())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^\$42\.50 is back in your balance/)).toBeVisible());
    // The title says it, and the text does not say it again.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Didn’t go through$/);
    await expect(canvas.queryByText(/It didn’t go through/)).toBeNull();
    await expect(canvas.queryByText('Arrives')).toBeNull();
  },
});

/** It didn't go through, and its pay period has closed: the money comes with the next pay. */
export const FailedLate = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(transactionDetails, { ...transferSamples.failedTransaction(), returnsOn: '2026-12-04' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getByText(/\$42\.50 comes with your pay on Friday, December 4/)).toBeVisible(),
    );
    await expect(canvas.queryByText(/back in your balance/)).toBeNull();
  },
});

/** The receipt is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(transactionDetails)),
});

/** An unknown number. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(transactionDetails, { status: 404, code: 'TransactionNotFound', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('We couldn’t find this transfer')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Look in your transfers' })).toHaveAttribute(
      'href',
      '/ewa/history',
    );
  },
});

/** Kept: the facts that a PDF takes are on the screen, and the button that saves one is beside the e-mail. */
export const Kept = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Save as PDF' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email the receipt' })).toBeVisible();
    await expect(canvas.getByText('Next business day')).toBeVisible();
    await expect(canvas.getByText('Came off your balance')).toBeVisible();
  },
});
