import { answer, contract, never, refuse, transferSamples } from '@dayfare/api/mocks';
import { minorUnits, transactionStatusCode } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow, withDraft } from '../../../../kit/money/testing/money-stories.ts';
import { onePrimary } from '../../../../kit/money/testing/one-primary.ts';
import { shownAs } from '../../../../testing/screen-story.tsx';

const { cashPickupLocations, cashVoucher, openCashPickup } = contract.money;

const counter = {
  ...{ id: 1, name: 'Corner Pantry', address: '210 Court Street', city: 'Brooklyn', state: 'NY' },
  ...{ zip: '11201', opensAt: '07:00', closesAt: '22:00', kilometers: 1.9 },
};
const counters = [
  counter,
  { ...counter, id: 2, name: 'Harbor Grocers', address: '88 Front Street', city: 'New York', zip: '10005' },
];

const meta = preview.meta({
  title: 'Screens/Money/Move/Cash',
  ...moneyScreen('/ewa/cash'),
  beforeEach: ({ msw }) => {
    msw.use(answer(cashPickupLocations, { locations: counters }), ...ordinaryDay);
    return setNow('2026-11-20T15:31:00Z');
  },
});

const waiting = shownAs({ at: '/ewa/cash?transfer=T-10042' });

/** The counters, with their hours and how far they are. */
export const Usual = meta.story({
  tags: ['money-074'],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Counters' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getAllByText(/, NY \d{5} · 1\.2 mi away Open 7:00 AM to 10:00 PM/)).toHaveLength(2);
    await expect(list.getByRole('link', { name: /^Map of Corner Pantry/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Corner Pantry, 210 Court Street, Brooklyn, NY 11201')),
    );
  },
});

/** On the way of a transfer: cash is chosen, and the amount that was typed stays. */
export const OnTheWay = meta.story({
  parameters: shownAs({ at: '/ewa/cash', prepare: withDraft({ amount: minorUnits(4000) }) }),
  beforeEach: ({ msw }) => msw.use(answer(openCashPickup, { instrumentId: 502 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get cash' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'How much do you need?' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveDisplayValue(/^40/));
  },
});

const onReceipt = shownAs({ at: '/ewa/receipt/T-10042' });
const onTheWay = (times: { sentAt?: string; acceptedAt?: string } = {}) =>
  answer(
    contract.money.transactionDetails,
    transferSamples.transactionDetail({
      ...{ transferSpeed: 0, leavesAt: '2026-11-20T15:30:00Z', ...times },
      ...{ arrivalDate: '2026-11-20', arrivesAt: '2026-11-20T16:00:00Z' },
      ...{ transactionStatus: transactionStatusCode('InProgress'), transactionType: 2, canCancel: false },
      ...{ title: 'To Cash pickup', transferredTo: 'Cash pickup' },
    }),
  );

/** The receipt of cash that is not ready yet: what it takes to pick it up, and where. */
export const ReceiptBefore = meta.story({
  parameters: onReceipt,
  beforeEach: ({ msw }) =>
    msw.use(onTheWay(), refuse(cashVoucher, { status: 409, code: 'CashNotReady', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/you need a photo ID and the code/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all counters' })).toHaveAttribute('href', '/ewa/cash');
    await expect(canvas.queryByRole('img', { name: 'Pickup code' })).toBeNull();
  },
});

/** The receipt of cash that waits: its code, what to bring, and where, with the way there. */
export const ReceiptReady = meta.story({
  parameters: onReceipt,
  beforeEach: ({ msw }) =>
    msw.use(
      onTheWay({ sentAt: '2026-11-20T15:30:02Z', acceptedAt: '2026-11-20T15:58:00Z' }),
      answer(cashVoucher, { voucher: '482019375561', amount: 30, expiresAt: '2026-11-23T15:00:00Z' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Bring a photo ID/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Pickup code' })).toBeVisible();
    await expect(canvas.getByText(/^4820 1937 5561$/)).toBeVisible();
    await expect(canvas.getByText(/Pick it up by Mon, Nov.23/)).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Counters' }));
    await expect(list.getByRole('link', { name: /^Map of Corner Pantry/ })).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Where it is' }));
    await expect(steps.getByText('Ready to pick up')).toBeVisible();
  },
});

/** No counters found. */
export const NoneFound = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(cashPickupLocations, { locations: [] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No counters found')).toBeVisible();
  },
});

/** The counters are on their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(cashPickupLocations)) });

/** They couldn’t be loaded. Trying again steps back behind what the page is for. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(cashPickupLocations, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = 'We couldn’t load the counters';
    await expect(await canvas.findByText(text)).toBeVisible();
    await onePrimary(canvas, 'Get cash', 'Try again');
  },
});

/** Not for users who are too young: the server says why. */
export const TooYoung = meta.story({
  tags: ['money-076'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(openCashPickup, {
        ...{ status: 403, code: 'CashPickupTooYoung', message: 'You have to be at least 18.' },
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get cash' }));
    await expect(await canvas.findByText('You have to be at least 18.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get cash' })).toBeNull();
    // It stands where the other one was, and takes over its focus.
    await expect(canvas.getByRole('button', { name: 'Send it somewhere else' })).toHaveFocus();
  },
});

/** The code of cash that waits: as bars, and as digits for a scanner that fails. */
export const Code = meta.story({
  tags: ['money-075'],
  parameters: waiting,
  beforeEach: ({ msw }) =>
    msw.use(answer(cashVoucher, { voucher: '482019375561', amount: 30, expiresAt: '2026-11-23T15:00:00Z' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('img', { name: 'Pickup code' })).toBeVisible();
    await expect(canvas.getByText('4820 1937 5561')).toBeVisible();
    await expect(canvas.getByText('$30.00').parentElement).toHaveStyle({ textAlign: 'center' });
  },
});

/** No code: it isn’t ready, or it is over. */
export const NoCode = meta.story({
  parameters: waiting,
  beforeEach: ({ msw }) => msw.use(refuse(cashVoucher, { status: 409, code: 'CashNotReady', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There’s no code for this transfer')).toBeVisible();
  },
});

/** The date of birth is unknown: what to do about it, and a way to call. */
export const AgeUnknown = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(openCashPickup, { status: 403, code: 'BirthDateUnknown', message: 'Call us to have it added.' }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get cash' }));
    await expect(await canvas.findByText(/We don’t know your date of birth/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call / })).toBeVisible();
  },
});
