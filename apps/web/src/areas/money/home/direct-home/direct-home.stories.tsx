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
import { goOffline, moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { getInstruments, getTransactionHistory } = contract.money;
const user = sessionSamples.employee({
  ...{ userType: 10, firstName: 'Sam', lastName: 'Whitfield' },
  ...{ businessId: 0, companyName: null, businesses: [] },
});

const screen = moneyScreen('/dayfare-direct/home');
const meta = preview.meta({
  title: 'Screens/Money/Home/Direct home',
  ...screen,
  parameters: { ...screen.parameters, ...shownAs({ user }) },
  beforeEach: ({ msw }) =>
    msw.use(answer(getTransactionHistory, transferSamples.emptyHistory()), ...ordinaryDay),
});

const accounts = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  within(within(canvasElement).getByRole('region', { name: 'Your accounts and cards' }));

/** Why there is no early pay and what brings it, the support contact, the accounts, and that nothing has moved. */
export const Usual = meta.story({
  tags: ['access-036', 'access-004'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Hi, Sam');
    const canvas = within(context.canvasElement);
    await expect(
      canvas.getByRole('heading', { name: 'No employer is linked to your account' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible();
    await waitFor(() => expect(accounts(context).getAllByRole('listitem').length).toBeGreaterThan(0));
    await waitFor(() => expect(canvas.getByText('No transfers yet')).toBeVisible());
    await expect(canvas.queryByText('Available now')).toBeNull();
  },
});

/** Nothing is here yet: the shapes of what comes, and a word when it takes long. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getInstruments), never(getTransactionHistory)),
  play: async (context) => {
    await arrived(context);
    await expect(await accounts(context).findByText(/taking longer than usual/)).toBeVisible();
  },
});

/** Neither account nor card yet. */
export const NoAccounts = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, { instruments: [] })),
  play: async (context) => {
    await arrived(context);
    await expect(await accounts(context).findByText('No account or card yet')).toBeVisible();
  },
});

/** The accounts couldn't be loaded: they are as they were, and a retry brings them. */
export const AccountsFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getInstruments, { status: 500, code: 'Unexpected', message: 'no' }, { times: 3 })),
  play: async (context) => {
    await arrived(context);
    await expect(await accounts(context).findByText('We couldn’t load your accounts')).toBeVisible();
    await userEvent.click(accounts(context).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(accounts(context).getAllByRole('listitem').length).toBeGreaterThan(0));
  },
});

/** The same on a device without a network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getInstruments)),
  play: async (context) => {
    await arrived(context);
    await accounts(context).findByText('We couldn’t load your accounts');
    const goOnline = goOffline();
    await userEvent.click(accounts(context).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(accounts(context).getByText(/Connect to the internet/)).toBeVisible());
    goOnline();
  },
});

/** An account that is still being checked says so. */
export const StillChecking = meta.story({
  beforeEach: ({ msw }) => {
    const [first] = moneySamples.instruments().instruments;
    if (!first) throw new Error('The samples have no instrument.');
    msw.use(answer(getInstruments, { instruments: [{ ...first, status: 1 }] }));
  },
  play: async (context) => {
    await arrived(context);
    await waitFor(() => expect(accounts(context).getAllByRole('listitem')).toHaveLength(1));
  },
});

/** Names as long as they get. */
export const LongTexts = meta.story({
  parameters: shownAs({ user: { ...sessionSamples.longNamedEmployee(), userType: 10 } }),
  beforeEach: ({ msw }) => {
    const [first] = moneySamples.instruments().instruments;
    if (!first) throw new Error('The samples have no instrument.');
    const displayText = 'The Farmers and Mechanics Cooperative Savings Bank of Upper Chattahoochee';
    msw.use(answer(getInstruments, { instruments: [{ ...first, displayText }] }));
  },
  play: async (context) => {
    await arrived(context);
    await expect(await accounts(context).findByText(/Upper Chattahoochee/)).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByText('Tu cuenta no está vinculada a ningún empleador'),
    ).toBeVisible();
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByText('Aucun employeur n’est lié à votre compte'),
    ).toBeVisible();
  },
});

const employee = sessionSamples.employee();

/** A user with an employer who has switched here: the way back to early pay. */
export const WithEmployer = meta.story({
  parameters: shownAs({ user: { ...employee, userType: 10 } }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('heading', { name: /without an employer/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back to early pay' })).toBeEnabled();
    await expect(canvas.queryByText('No employer is linked to your account')).toBeNull();
  },
});

/** The way from early pay to the direct product; it fails once, and says that nothing has changed. */
export const FromEarlyPay = meta.story({
  parameters: shownAs({ at: '/ewa/dayfare-direct', user: employee }),
  beforeEach: ({ msw }) =>
    msw.use(refuse(contract.startup.switchProduct, { status: 500, code: 'Unexpected', message: 'no' })),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Without an employer');
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(accounts(context).getAllByRole('listitem').length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without an employer' }));
    await expect(await canvas.findByText('You’re still where you were')).toBeVisible();
  },
});

/** A card was activated, and there is something to go on with. */
export const Activated = meta.story({
  tags: ['access-038'],
  parameters: shownAs({ at: '/dayfare-direct/cta?type=success&showCTA=true&isFromActivation=true', user }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your card is active');
    await expect(within(context.canvasElement).getByRole('button', { name: 'Continue' })).toBeVisible();
  },
});

/** Everything is set up, and nothing is left to do. */
export const AllSet = meta.story({
  tags: ['access-038'],
  parameters: shownAs({ at: '/dayfare-direct/cta?type=success', user }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('You’re all set');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Go to your home page' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
});

/** Not done yet: the support contact. */
export const NotDone = meta.story({
  tags: ['access-038'],
  parameters: shownAs({ at: '/dayfare-direct/cta', user }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Not quite done');
    await expect(within(context.canvasElement).getByRole('link', { name: /^Call/ })).toBeVisible();
  },
});
