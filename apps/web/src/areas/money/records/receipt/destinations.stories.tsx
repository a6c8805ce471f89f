import { answer, contract, transferSamples } from '@dayfare/api/mocks';
import { transactionStatusCode } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../../kit/money/testing/money-stories.ts';
import { onePrimary } from '../../../../kit/money/testing/one-primary.ts';
import { shownAs } from '../../../../testing/screen-story.tsx';

const { transactionDetails } = contract.money;
const { transactionDetail } = transferSamples;

const meta = preview.meta({
  title: 'Screens/Money/Records/Receipt/Destinations',
  ...moneyScreen('/ewa/history/T-10042'),
  beforeEach: ({ msw }) => {
    msw.use(...ordinaryDay);
    return setNow('2026-11-23T15:00:00Z');
  },
});

const gift = transactionDetail({
  ...{ transactionStatus: '2', transactionType: 3, canCancel: false },
  ...{ title: 'To Amazon gift card', transferredTo: 'Amazon gift card' },
});
const bill = transactionDetail({
  ...{ transactionStatus: '2', transactionType: 4, canCancel: false, billerReference: '48201-93755' },
  ...{ title: 'To City Power & Light', transferredTo: 'City Power & Light ••8899' },
});
const failed = { transactionStatus: '3', canCancel: false } as const;

/** A gift card that has been issued: the way to its code. */
export const GiftCard = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, gift)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Show the gift code' })).toBeVisible();
  },
});

/** Its receipt says that the code is ready, and not that it is in an account. */
export const GiftCardReceipt = meta.story({
  parameters: shownAs({ at: '/ewa/receipt/T-10042' }),
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, gift)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Its code is ready.')).toBeVisible();
    await onePrimary(canvas, 'Done', 'Show the gift code');
  },
});

/** A bill that the company has booked, under a number of its own. */
export const Bill = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, bill)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('48201-93755')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Copy.*City Power & Light/i })).toBeVisible();
  },
});

/** Its receipt. */
export const BillReceipt = meta.story({
  parameters: shownAs({ at: '/ewa/receipt/T-10042' }),
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, bill)),
  play: async ({ canvasElement }) => {
    const text = 'City Power & Light ••8899 has booked it.';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
});

const inPart = {
  ...bill,
  ...{
    transactionStatus: transactionStatusCode('PartialSuccessful'),
    amount: 60,
    fee: 2.99,
    totalDebit: 62.99,
  },
  ...{ returnedAmount: 30, returnedFee: 2.99 },
};

/** A company that took only a part of a bill: what it has booked, under which number, and that the rest is back with the fee. */
export const BillInPart = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, inPart)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told =
      'City Power & Light ••8899 has booked $30.00. The other $32.99, with any fee, is back in your balance.';
    await expect(await canvas.findByText(told)).toBeVisible();
    await expect(canvas.getByText('48201-93755')).toBeVisible();
    await expect(canvas.getByText('Partly sent')).toBeVisible();
  },
});

/** Its receipt, after the pay period has closed. */
export const BillInPartReceipt = meta.story({
  parameters: shownAs({ at: '/ewa/receipt/T-10042' }),
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, { ...inPart, returnsOn: '2026-12-11' })),
  play: async ({ canvasElement }) => {
    const told =
      /has booked \$30\.00\. The other \$32\.99, with any fee, comes with your pay on Friday, December 11/;
    await expect(await within(canvasElement).findByText(told)).toBeVisible();
  },
});

/** The same in Spanish, where the amount is the subject of the sentence. */
export const BillInPartSpanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, inPart)),
  play: async ({ canvasElement }) => {
    const told = /City Power & Light ••8899 registró .*30.00.*\. Los otros .*32.99.*volvieron a tu saldo\./;
    await expect(await within(canvasElement).findByText(told)).toBeVisible();
  },
});

/** And in French. */
export const BillInPartFrench = meta.story({
  globals: { language: 'fr' },
  beforeEach: ({ msw }) => msw.use(answer(transactionDetails, inPart)),
  play: async ({ canvasElement }) => {
    const told = /City Power & Light ••8899 a inscrit 30,00.*sont de retour dans votre solde\./;
    await expect(await within(canvasElement).findByText(told)).toBeVisible();
  },
});

/** A number that the company doesn’t know: what happened, what to do, and another place instead of the same again. */
export const NumberUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(transactionDetails, {
        ...{ ...bill, ...failed, transferSpeed: 0 },
        ...{ billerReference: undefined, statusReason: 'BillerAccountUnknown' },
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/add the company again with the right number/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose another account or card' })).toBeVisible();
  },
});

/** A code that was not issued: all of it is back. */
export const NoCodeIssued = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(transactionDetails, { ...gift, ...failed, statusReason: 'GiftCodeNotIssued' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Amazon didn’t issue the code.*back in your balance/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show the gift code' })).toBeNull();
  },
});

/** The brand’s own card takes nothing: it may be locked or closed. */
export const CardNotOpen = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        transactionDetails,
        transactionDetail({
          ...{ ...failed, transactionType: 1, transferredTo: 'Dayfare card ••7702' },
          statusReason: 'ProductCardNotOpen',
        }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/may be locked or closed/)).toBeVisible();
  },
});
