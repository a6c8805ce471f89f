import { answer, contract, transferSamples } from '@dayfare/api/mocks';
import { transactionStatusCode } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { goOffline, moneyScreen, ordinaryDay, setNow } from '../../../../kit/money/testing/money-stories.ts';

const { cancelTransaction, transactionDetails } = contract.money;
const { arrivedTransaction, failedTransaction, partialTransaction, transactionDetail } = transferSamples;

const meta = preview.meta({
  title: 'Screens/Money/Records/Receipt/Tracker',
  ...moneyScreen('/ewa/receipt/T-10042'),
  beforeEach: ({ msw }) => {
    msw.use(...ordinaryDay);
    return setNow('2026-11-20T15:31:00Z');
  },
});

const sent = { sentAt: '2026-11-20T22:00:00Z', acceptedAt: '2026-11-20T22:00:20Z', canCancel: false };

/** The steps of the way, as text: what a person reads of each. */
async function stepsIn(canvasElement: HTMLElement): Promise<string[]> {
  const list = await within(canvasElement).findByRole('list', { name: 'Where it is' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/[\u202F\u00A0]/g, ' '));
}

/** Requested a moment ago: when it leaves and when it arrives, and the way to cancel it until then. */
export const Requested = meta.story({
  play: async ({ canvasElement }) => {
    await expect(await stepsIn(canvasElement)).toEqual([
      'Requested, nowFri, Nov 20, 10:30 AM EST',
      'Leaves, to comeFri, Nov 20, 5:00 PM EST',
      'With the bank, to come',
      'Arrives, to comeMon, Nov 23, 9:00 AM EST',
    ]);
    await expect(within(canvasElement).getByRole('button', { name: 'Cancel this transfer' })).toBeVisible();
  },
});

/** With the bank: it has left, so there is nothing to cancel. */
export const WithTheBank = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(transactionDetails, transactionDetail(sent)));
    return setNow('2026-11-21T15:00:00Z');
  },
  play: async ({ canvasElement }) => {
    const [, left, bank] = await stepsIn(canvasElement);
    await expect(left).toBe('Sent, doneFri, Nov 20, 5:00 PM EST');
    await expect(bank).toMatch(/^With the bank, now/);
    await expect(within(canvasElement).queryByRole('button', { name: 'Cancel this transfer' })).toBeNull();
  },
});

/** Arrived: the real time, and the promised one beside it. */
export const Arrived = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, arrivedTransaction())),
  play: async ({ canvasElement }) => {
    await expect((await stepsIn(canvasElement)).at(-1)).toBe(
      'Arrived, doneMon, Nov 23, 8:12 AM ESTPromised: Mon, Nov 23, 9:00 AM EST.',
    );
  },
});

/** A holiday on the way: why it takes longer stands beside the day. */
export const Holiday = meta.story({
  beforeEach: ({ msw }) => {
    const day = { arrivalDate: '2026-11-30', arrivesAt: '2026-11-30T14:00:00Z' };
    const createdAt = '2026-11-25T23:29:00Z';
    const events = [{ at: createdAt, status: '0' }];
    msw.use(
      answer(
        transactionDetails,
        transactionDetail({ ...day, createdAt, events, leavesAt: '2026-11-27T22:00:00Z' }),
      ),
    );
    return setNow('2026-11-25T23:30:00Z');
  },
  play: async ({ canvasElement }) => {
    await expect((await stepsIn(canvasElement)).at(-1)).toMatch(/Nov 30.*Banks are closed on Thu, Nov 26\./);
  },
});

const later = {
  ...{ arrivalDate: '2026-11-25', arrivesAt: '2026-11-25T14:00:00Z' },
  promisedArrivesAt: '2026-11-23T14:00:00Z',
};

/** It left later than planned: what was said first, and why the day has changed. */
export const Delayed = meta.story({
  beforeEach: ({ msw }) => {
    const times = { sentAt: '2026-11-24T16:00:00Z', acceptedAt: '2026-11-24T16:00:00Z', canCancel: false };
    msw.use(answer(transactionDetails, transactionDetail({ ...later, ...times })));
    return setNow('2026-11-24T17:00:00Z');
  },
  play: async ({ canvasElement }) => {
    const steps = await stepsIn(canvasElement);
    await expect(steps[1]).toMatch(/Planned: Fri, Nov 20, 5:00 PM EST\.$/);
    await expect(steps.at(-1)).toMatch(/We first said Mon, Nov 23.*It left later than planned/);
  },
});

/** Late, and nothing is known yet: it says so, and what happens. */
export const Overdue = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(answer(transactionDetails, transactionDetail({ canCancel: false })));
    return setNow('2026-11-23T18:00:00Z');
  },
  play: async ({ canvasElement }) => {
    const steps = await stepsIn(canvasElement);
    await expect(steps[1]).toMatch(/It should have left by now/);
    await expect(steps.at(-1)).toMatch(/It should be there by now/);
  },
});

/** Held for review before it leaves. */
export const BeingChecked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transactionDetail({
          ...{ transactionStatus: transactionStatusCode('ManualAuthNeeded'), canCancel: false },
          events: [
            { at: '2026-11-20T15:30:00Z', status: '0' },
            { at: '2026-11-20T15:30:40Z', status: transactionStatusCode('ManualAuthNeeded') },
          ],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect((await stepsIn(canvasElement))[1]).toMatch(/^Being checked, now/);
    await expect(within(canvasElement).getByText(/We’re checking it before it leaves/)).toBeVisible();
  },
});

/** Half of it arrived. */
export const PartlyArrived = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, partialTransaction())),
  play: async ({ canvasElement }) => {
    await expect((await stepsIn(canvasElement)).at(-1)).toMatch(/\$20\.00 of \$40\.00 arrived\./);
  },
});

/** Refused at once: it never left, why, where the money is, and the free way. */
export const Declined = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(transactionDetails, {
        ...failedTransaction(),
        transactionStatus: transactionStatusCode('Declined'),
        events: [
          { at: '2026-11-20T15:30:00Z', status: '0' },
          { at: '2026-11-20T15:30:02Z', status: transactionStatusCode('Declined') },
        ],
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await stepsIn(canvasElement)).at(-1)).toMatch(/^Declined, did not work/);
    await expect(canvas.getByText('Your card’s bank declined it.')).toBeVisible();
    await expect(canvas.getByText(/\$42\.50 is back in your balance/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send it next business day, free' })).toBeVisible();
  },
});

/** It had arrived, and the bank sent it back. */
export const Returned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        arrivedTransaction({
          ...{ transactionStatus: '3', statusReason: 'BankAccountClosed' },
          events: [
            { at: '2026-11-20T15:30:00Z', status: '0' },
            { at: '2026-11-23T13:12:00Z', status: '2' },
            { at: '2026-11-25T14:00:00Z', status: '3' },
          ],
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const steps = await stepsIn(canvasElement);
    await expect(steps.slice(-2).map((step) => step.split(',')[0])).toEqual(['Arrived', 'Didn’t go through']);
    await expect(within(canvasElement).getByText(/sent it back because the account is closed/)).toBeVisible();
  },
});

/** A status that this version doesn’t know: neither success nor failure is claimed. */
export const UnknownOutcome = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(transactionDetails, transactionDetail({ transactionStatus: '42', canCancel: false }))),
  play: async ({ canvasElement }) => {
    await expect((await stepsIn(canvasElement))[0]).toMatch(/^Requested, now/);
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('In progress');
  },
});

/** Canceled from the receipt: the steps end, and the money is back. */
export const Canceled = meta.story({
  tags: ['money-090'],
  beforeEach: ({ msw }) => {
    let isCanceled = false;
    const current = () =>
      transactionDetail(
        isCanceled
          ? {
              ...{ transactionStatus: '4', canCancel: false },
              events: [
                { at: '2026-11-20T15:30:00Z', status: '0' },
                { at: '2026-11-20T15:31:00Z', status: '4' },
              ],
            }
          : {},
      );
    msw.use(
      answer(transactionDetails, current),
      answer(cancelTransaction, () => {
        isCanceled = true;
        return current();
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel this transfer' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel transfer' }));
    await waitFor(async () => expect((await stepsIn(canvasElement)).at(-1)).toMatch(/^Canceled, done/));
    await expect(canvas.queryByRole('button', { name: 'Cancel this transfer' })).toBeNull();
    await expect(canvas.getByText(/Nothing was taken\. \$40\.00 is back/)).toBeVisible();
  },
});

/** No connection: what is needed, and a retry. */
export const Offline = meta.story({
  beforeEach: () => goOffline(),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
