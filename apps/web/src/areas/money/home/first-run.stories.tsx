import { answer, contract, instrumentSamples, moneySamples, transferSamples } from '@dayfare/api/mocks';
import { availabilityReason } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';

const { getAvailableFunds, getInstruments, getTransactionHistory } = contract.money;
const { toWire } = availabilityReason;

const meta = preview.meta({
  title: 'Screens/Money/Home/First run',
  ...moneyScreen('/ewa/home'),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

type Funds = ReturnType<typeof moneySamples.availableFunds>;
type Accounts = ReturnType<typeof moneySamples.instruments>['instruments'];

/** The server's answer for a user who can take nothing yet. */
const told = (reason: Parameters<typeof toWire>[0], accounts: Accounts = [], funds: Partial<Funds> = {}) => [
  answer(
    getAvailableFunds,
    moneySamples.availableFunds({
      ...{ accessibleAmount: 295.2, remainingToday: 300, dailyLimit: 300 },
      ...{ breakdown: { earned: 590.4, withheld: 126.9, alreadyTaken: 0, fees: 0, limit: 295.2 } },
      ...{ availabilityReason: toWire(reason), feesThisYear: 0, ...funds },
    }),
  ),
  answer(getInstruments, { instruments: accounts }),
  answer(getTransactionHistory, transferSamples.emptyHistory()),
];

const noHours = {
  ...{ accessibleAmount: 0, nextUpdateAt: '2026-11-24T05:00:00Z' },
  breakdown: { earned: 0, withheld: 0, alreadyTaken: 0, fees: 0, limit: 0 },
} satisfies Partial<Funds>;

interface Context {
  canvasElement: HTMLElement;
}

/** The balance’s part of the page, by what its number is called. */
async function shownBalance({ canvasElement }: Context, name: 'Waiting for you' | 'Available now') {
  const canvas = within(canvasElement);
  // The shape of what comes has the same name.
  await canvas.findByRole('button', { name: 'How is this worked out?' });
  return within(canvas.getByRole('region', { name }));
}

/** The hours are here and there is nowhere to send money: what waits, and the one thing to do, to which the page leads on. */
export const NoAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('NoInstrument')),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getAllByText('$295.20')[0]).toBeInTheDocument();
    await expect(balance.getByRole('list', { name: 'What’s still needed' })).toBeVisible();
    await expect(balance.queryByRole('button', { name: 'Get money' })).toBeNull();
    await userEvent.click(balance.getByRole('button', { name: 'Add where your money goes' }));
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add an account' })).toBeVisible();
  },
});

/** More waits than a day allows: what can be taken first, and what follows. */
export const MoreThanADay = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('NoInstrument', [], { accessibleAmount: 411.45 })),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getAllByText('$300.00')[0]).toBeInTheDocument();
    await expect(
      balance.getByText(/\$111\.45 more from the next day on: up to \$300\.00 a day\.$/),
    ).toBeVisible();
  },
});

/** Nothing has come yet and nothing was added: the account can be added while the hours are awaited, whose day is told. */
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('NoEarnings', [], noHours)),
  play: async (context) => {
    const balance = await shownBalance(context, 'Available now');
    await expect(balance.getByText(/^Your employer sends hours on Tuesday, November 24/)).toBeVisible();
    await expect(balance.getByRole('button', { name: 'Add where your money goes' })).toBeEnabled();
    await expect(balance.queryByRole('button', { name: 'Get money' })).toBeNull();
  },
});

/** Everything is set up, and the hours are awaited: when they come, and no list of what is done. */
export const NoHours = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('NoEarnings', [moneySamples.bankAccount()], noHours)),
  play: async (context) => {
    const balance = await shownBalance(context, 'Available now');
    await expect(balance.getByText(/sends your first hours, Tuesday, November 24\.$/)).toBeVisible();
    await expect(balance.queryByRole('list')).toBeNull();
    await expect(balance.getByRole('link', { name: 'Are hours missing?' })).toBeVisible();
  },
});

/** The account was added by hand, and its small deposits are on their way: there is nothing to do until the day that is told. */
export const DepositsUnderway = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('InstrumentNotVerified', [instrumentSamples.manualAccount()])),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getByText(/small deposits arrive on Monday, November 23\./)).toBeVisible();
    await expect(balance.queryByRole('button')).toBeNull();
  },
});

/** The deposits have arrived: their amounts are the next step. */
export const AmountsDue = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...told('InstrumentNotVerified', [instrumentSamples.manualAccount({}, { verification: 4 })])),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getByRole('button', { name: 'Finish checking your account' })).toBeEnabled();
  },
});

/** The link to the bank has ended. */
export const Disconnected = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('InstrumentDisconnected', [instrumentSamples.expiredLink()])),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getByRole('button', { name: 'Connect your bank again' })).toBeEnabled();
  },
});

/** The programme asks for one more agreement: it is the last step. */
export const AgreementMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(...told('ContractNotAccepted', [moneySamples.bankAccount()], { agreementType: 6 })),
  play: async (context) => {
    const balance = await shownBalance(context, 'Waiting for you');
    await expect(balance.getByText(/^Read and agree to one more agreement/)).toBeVisible();
    await expect(balance.getByRole('button', { name: 'Read and agree' })).toBeEnabled();
  },
});

/** Payroll runs and there is no account: it can be added until early pay opens again, on the day that is told. */
export const ClosedWithoutAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('PayrollRunning', [], { availableFrom: '2026-11-27' })),
  play: async (context) => {
    const balance = await shownBalance(context, 'Available now');
    await expect(balance.getByText('You’ve earned $295.20 that you can’t take yet.')).toBeVisible();
    await expect(balance.getByText(/opens again on payday, Friday, November 27\./)).toBeVisible();
    await expect(balance.getByRole('button', { name: 'Add where your money goes' })).toBeEnabled();
  },
});

/** On hold: who to call, and when the pay comes anyhow. */
export const Suspended = meta.story({
  beforeEach: ({ msw }) => msw.use(...told('UserSuspended', [moneySamples.bankAccount()])),
  play: async (context) => {
    const balance = await shownBalance(context, 'Available now');
    await expect(balance.getByText('Early pay is on hold for you')).toBeVisible();
    await expect(balance.getByRole('link', { name: /^Call / })).toBeVisible();
    await expect(balance.queryByRole('button')).toBeNull();
  },
});
