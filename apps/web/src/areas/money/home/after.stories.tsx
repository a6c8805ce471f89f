import { answer, contract, moneySamples, transferSamples } from '@dayfare/api/mocks';
import { availabilityReason } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';

const { getAvailableFunds, getTransactionHistory } = contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Home/After a transfer',
  ...moneyScreen('/ewa/home'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

type Line = ReturnType<typeof transferSamples.transaction>;
type Failure = NonNullable<Line['failure']>;

/** A history whose newest transfer came back. */
const cameBack = (reason: string | null, failure: Partial<Failure> = {}, line: Partial<Line> = {}) =>
  answer(
    getTransactionHistory,
    transferSamples.history([
      transferSamples.transaction({
        ...{ transactionID: 'T-10050', transactionStatus: '3', instrumentId: 501, source: 0 },
        failure: { reason, returnsOn: null, isSeen: false, ...failure },
        ...line,
      }),
    ]),
  );

/** The account is closed: why, that the money is back, and the way to another account. */
export const AccountClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(cameBack('BankAccountClosed')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText('$40.00 to First Harbor checking ••6789 didn’t go through'),
    ).toBeVisible();
    await expect(canvas.getByText(/account is closed\. The amount and any fee are back/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another account' }));
    await expect(await canvas.findByRole('textbox', { name: 'Amount' })).toHaveValue('40.00');
  },
});

/** An instant one was declined: the same for free on the next business day, one press from the review. */
export const InstantDeclined = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      cameBack(
        'CardDeclined',
        {},
        { transferSpeed: 0, transferredTo: 'Visa debit ••4242', instrumentId: 502 },
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send it next business day, free' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  },
});

/** A biller sent it back and would do so again, so help comes first; the money comes with the next pay, because its pay period is closed. */
export const BillSentBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      cameBack(
        'BillerSentBack',
        { returnsOn: '2026-11-27' },
        { transferredTo: 'Tri-County Electric', source: 5, transactionType: 4 },
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Get help' })).toBeVisible();
    await expect(canvas.getByText(/comes with your pay on Friday, November 27/)).toBeVisible();
  },
});

/** Put away: it is gone. */
export const PutAway = meta.story({
  beforeEach: ({ msw }) => msw.use(cameBack('RefusedByBank')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Try again' });
    await userEvent.click(canvas.getByRole('button', { name: /Close|Dismiss/ }));
    await waitFor(() => expect(canvas.queryByText(/6789 didn’t go through$/)).toBeNull());
  },
});

/** One that was seen before is told in the list alone. */
export const SeenBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(cameBack('BankAccountClosed', { isSeen: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /Early pay/ });
    await expect(canvas.queryByText(/6789 didn’t go through$/)).toBeNull();
  },
});

const made = answer(
  getTransactionHistory,
  transferSamples.history([transferSamples.transaction({ instrumentId: 501, source: 0 })]),
);

/** The last transfer can be made once more: amount, payee and speed stand on the button, which leads to the review. */
export const SameAgain = meta.story({
  beforeEach: ({ msw }) => msw.use(made),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /\$40\.00.*First Harbor checking/ }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Check and agree' })).toBeVisible();
  },
});

/** There is less to take than the last transfer was: it isn’t offered again. */
export const TooLittleForTheSame = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(made, answer(getAvailableFunds, moneySamples.availableFunds({ accessibleAmount: 39.99 }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('link', { name: /Early pay/ });
    await expect(canvas.queryByRole('button', { name: /First Harbor checking/ })).toBeNull();
  },
});

const owed = { total: 142.99, fromPay: 142.99, toClear: 0, payday: '2026-11-27' };
const short = { earned: 412, withheld: 127.1, alreadyTaken: 0, fees: 0, limit: 500, carriedOver: 142.99 };

/** What was taken comes off the next pay as agreed: how much, and which that is. */
export const ComesOffThePay = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({ owed: { ...owed, total: 102.5, fromPay: 102.5 } }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByText('Comes off your pay, next on Friday, November 27');
    await expect(row.closest('li')).toHaveTextContent('$102.50');
  },
});

/** The last pay was less than what had been taken early: what is owed, when it is taken, and that money can be taken all the same. */
export const PayFellShort = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({ accessibleAmount: 141.91, owed, breakdown: short }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You owe $142.99')).toBeVisible();
    await expect(
      canvas.getByText(/comes off your pay by itself, next on Friday, November 27\. You can still take/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what comes off your pay' })).toHaveAttribute(
      'href',
      '/ewa/proofs',
    );
    await expect(canvas.getByRole('button', { name: 'Get money' })).toBeEnabled();
  },
});

/** All that was earned since goes toward what is owed. */
export const OwesMoreThanEarned = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ accessibleAmount: 0, owed, breakdown: { ...short, earned: 96, withheld: 20 } },
          availabilityReason: availabilityReason.toWire('MaxedOut'),
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('What you earn now goes toward what you owe')).toBeVisible();
    await expect(canvas.queryByText(/You can still take money/)).toBeNull();
  },
});

/** A deduction never came: how much, and the way to settle it, without which nothing can be taken. */
export const DeductionMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ owed: { total: 182.5, fromPay: 102.5, toClear: 80, payday: '2026-11-27' } },
          availabilityReason: availabilityReason.toWire('DeductionNotCleared'),
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('You owe $182.50')).toBeVisible();
    await expect(canvas.getByText(/^\$80\.00 that you took early hasn’t come off your pay\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show us your pay stub' })).toBeEnabled();
  },
});

/** A free transfer made now takes longer than usual: why, and when it arrives, beside the button that makes it. */
export const ArrivesLater = meta.story({
  beforeEach: ({ msw }) => {
    // Later than any next business day, whatever day it is.
    const freeArrivesAt = new Date(Date.now() + 10 * 86_400_000).toISOString();
    msw.use(answer(getAvailableFunds, moneySamples.availableFunds({ freeArrivesAt })));
  },
  play: async ({ canvasElement }) => {
    const told = /^Banks .*\. A free transfer made now arrives on \w+, \w+ \d+\.$/;
    await expect(await within(canvasElement).findByText(told)).toBeVisible();
  },
});
