import {
  answer,
  contract,
  dropped,
  moneySamples,
  never,
  refuse,
  sessionSamples,
  transferSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  goOffline,
  moneyScreen,
  ordinaryDay,
  withUnfinished,
} from '../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../testing/screen-story.tsx';

const { getAvailableFunds, getEarnings, getTransactionHistory, performTransaction, transactionByKey } =
  contract.money;

const meta = preview.meta({
  title: 'Screens/Money/Home',
  ...moneyScreen('/ewa/home'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

/** The part of the page that the balance is in. */
function hero({ canvasElement }: { canvasElement: HTMLElement }): HTMLElement {
  return within(canvasElement).getByRole('region', { name: 'Available now' });
}

const down = { status: 500, code: 'Unexpected', message: 'Something bad happened; please try again later' };

/** A balance, the button that gets it, this period's days and the last few transfers. */
export const Usual = meta.story({
  tags: ['money-003', 'money-004', 'money-005', 'money-008', 'money-009'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Hi, Rosa');
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$182.40'));
    await expect(hero(context)).toHaveTextContent(
      /What you’ve earned so far, less taxes, deductions and \$102\.50 already taken/,
    );
    await expect(canvas.getByRole('button', { name: 'Get money' })).toBeEnabled();
    // It shows once what is above it has its height.
    const hours = await canvas.findByText('25 hours · $16.00 an hour');
    await waitFor(() => expect(hours).toBeVisible());
    const period = within(canvas.getByRole('region', { name: 'This pay period' }));
    await expect(period.getAllByText('$412.00')[0]).toBeInTheDocument();
    await expect(canvas.getByText('Payday is Friday, November 27')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Early pay/ })).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = canvas.getByRole('table', { name: /Earned each day/ });
    await expect(within(table).getByRole('row', { name: /November 16.*\$108\.00/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
  },
});

/** With several employers: whose pay it is, and the way to another. */
export const OfTwoEmployers = meta.story({
  parameters: shownAs({
    user: sessionSamples.employee({
      ...sessionSamples.employeeOfTwo(),
      ...{ businessId: 32, companyName: 'Northside Logistics', multipleBusinessesFound: false },
    }),
  }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText('Your pay from Northside Logistics')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch employer' }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
});

/** "How is this worked out?", opened: the sum that leads to the balance, when it was made, and this year's fees. */
export const WorkedOut = meta.story({
  tags: ['money-008'],
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'How is this worked out?' }));
    for (const term of [
      'Earned so far',
      'Kept back for taxes and deductions',
      'Already taken early',
      'Fees',
    ]) {
      await expect(canvas.getAllByText(term)[0]).toBeVisible();
    }
    await expect(canvas.getByText('-$127.10')).toBeVisible();
    await expect(canvas.getByText('$21.50')).toBeVisible();
    await expect(canvas.getByText(/Next update/)).toBeVisible();
  },
});

/** Nothing is here yet: the shapes of what comes, and a word when it takes long. */
export const Loading = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(never(getAvailableFunds), never(getEarnings), never(getTransactionHistory)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
    await expect(
      await canvas.findByText('This is taking longer than usual. We’re still trying.', {}),
    ).toBeVisible();
  },
});

/** The balance couldn't be loaded: never a number in its place, and a retry that brings it. */
export const BalanceFailed = meta.story({
  tags: ['money-007'],
  beforeEach: ({ msw }) => msw.use(refuse(getAvailableFunds, down, { times: 3 })),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('We couldn’t load your balance')).toBeVisible();
    await expect(hero(context)).not.toHaveTextContent(/\$\d/);
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(hero(context)).toHaveTextContent('$182.40'));
  },
});

/** The same on a device without a network: what to do is another thing. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getAvailableFunds)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByText('We couldn’t load your balance');
    const goOnline = goOffline();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText(/Connect and try again/)).toBeVisible());
    goOnline();
  },
});

/** Nothing to take: why, and when that changes. There is nothing to press that would not work. */
export const NothingToTake = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getAvailableFunds, { ...moneySamples.nothingToTake(), nextUpdateAt: '2026-11-21T11:00:00Z' }),
      answer(getEarnings, moneySamples.earnings([])),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('You’ve taken all you can for now')).toBeVisible();
    await expect(canvas.getByText(/sends your next hours, Saturday, November 21\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
    // The second column is held back until what is above it has its height.
    await waitFor(() => expect(canvas.getByText('No hours yet this pay period')).toBeVisible());
  },
});

/** A direct user has no employer, so no accessible balance: nothing is asked for, nothing is shown as one. */
export const DirectUser = meta.story({
  tags: ['money-005'],
  parameters: shownAs({ user: sessionSamples.employee({ userType: 10 }) }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getAvailableFunds, () => {
        throw new Error('A direct user’s balance was asked for.');
      }),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('No early pay on this account')).toBeVisible());
    await expect(canvas.queryByText('Available now')).toBeNull();
  },
});

/** No transfers yet: what will be there, and no way to a list of nothing. */
export const NoTransfers = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTransactionHistory, transferSamples.emptyHistory())),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('No transfers yet')).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'See all' })).toBeNull();
  },
});

const unfinished = shownAs({ prepare: withUnfinished });

/** The answer of a transfer was lost and the server is being asked: it stays in sight, whichever tab it was made in. */
export const Unfinished = meta.story({
  parameters: unfinished,
  beforeEach: ({ msw }) => msw.use(never(transactionByKey)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('We’re checking a transfer of $40.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See what happened' })).toHaveAttribute(
      'href',
      '/ewa/get-money/review',
    );
  },
});

/** No request has arrived: nothing is sent by itself, and it says where to decide. */
export const UnfinishedNeverArrived = meta.story({
  parameters: unfinished,
  beforeEach: ({ msw }) =>
    msw.use(
      answer(transactionByKey, { outcome: 'neverSeen' }),
      answer(performTransaction, () => {
        throw new Error('Checking sent money.');
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('$40.00 hasn’t been sent')).toBeVisible();
    await expect(canvas.getByText(/Send it, or choose not to/)).toBeVisible();
  },
});

/** The server knows that it was made: when it arrives, and its receipt. */
export const UnfinishedFound = meta.story({
  parameters: unfinished,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Your $40.00 is on its way')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the receipt' })).toBeVisible();
  },
});

/** The server knows that it was refused. */
export const UnfinishedRefused = meta.story({
  parameters: unfinished,
  beforeEach: ({ msw }) =>
    msw.use(answer(transactionByKey, { outcome: 'refused', refusalCode: 'DailyLimitExceeded' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('$40.00 wasn’t sent')).toBeVisible();
    await expect(canvas.getByText('No money has moved.')).toBeVisible();
  },
});

/** Only the hours and the transfers failed: the balance is there all the same. */
export const PartlyFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(getEarnings, down), refuse(getTransactionHistory, down)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$182.40'));
    await waitFor(() => expect(canvas.getByText(/couldn’t load your hours/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/None of them is affected/)).toBeVisible());
  },
});

/** Names and amounts as long as they get. */
export const LongTexts = meta.story({
  parameters: shownAs({ user: sessionSamples.longNamedEmployee() }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getAvailableFunds, moneySamples.hugeFunds()),
      answer(
        getTransactionHistory,
        transferSamples.history([
          transferSamples.transaction({
            title: 'To The Farmers and Mechanics Cooperative Savings Bank of Upper Chattahoochee',
            amount: 123_456.78,
            transactionStatus: '5',
          }),
        ]),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect((await canvas.findAllByText('$123,456,789.01'))[0]).toBeInTheDocument();
  },
});

/** More than the day's limit allows: what can be taken now, and beside it what can't, why, and from when. */
export const MoreThanToday = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({ accessibleAmount: 837.47, remainingToday: 200, dailyLimit: 300 }),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$200.00'));
    await expect(canvas.getByText(/^\$300\.00 more from tomorrow/)).toBeVisible();
    await expect(
      canvas.getByText(
        'You can take up to $300.00 a day, and $200.00 of that is left today. $337.47 more is left for the days after.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get money' })).toBeEnabled();
  },
});

/** The employer's money for early pay is used up: when it is filled up, and when the wages come. */
export const FundingUsedUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ accessibleAmount: 604.97, availabilityReason: 4, availableFrom: '2026-11-23' },
        }),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$0.00'));
    await expect(canvas.getByText('Your employer’s money for early pay is used up')).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getByText(/next payday, Monday, November 23, or .* comes on payday, Friday, November 27/),
      ).toBeVisible(),
    );
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
  },
});

/** A part of the employer's money is left: that much can be taken now. */
export const FundingNearlyUsedUp = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({
          ...{ accessibleAmount: 604.97, remainingToday: 45, remainingReason: 4 },
          remainingUntil: '2026-11-23',
        }),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$45.00'));
    await expect(canvas.getByText('$559.97 more that you can’t take yet')).toBeVisible();
    await expect(
      canvas.getByText(/has \$45\.00 left for early pay\. .* next payday, Monday, November 23\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Get money' })).toBeEnabled();
  },
});

/** The employer has paused early pay: nothing can be taken, and what has been earned is safe. */
export const Paused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getAvailableFunds,
        moneySamples.availableFunds({ accessibleAmount: 604.97, availabilityReason: 17 }),
      ),
    ),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(hero(context)).toHaveTextContent('$0.00'));
    await expect(canvas.getByText('Your employer has paused early pay')).toBeVisible();
    await expect(canvas.getByText('You’ve earned $604.97 that you can’t take yet.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/comes on payday, Friday, November 27/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Get money' })).toBeNull();
  },
});
