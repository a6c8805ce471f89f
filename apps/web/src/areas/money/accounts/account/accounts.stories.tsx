import {
  answer,
  contract,
  dropped,
  instrumentSamples,
  moneySamples,
  never,
  refuse,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { goOffline, moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { onePrimary } from '../../../../kit/money/testing/one-primary.ts';
import { asksForProof, proofAnswers, proved } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { deleteInstrument, getInstruments, performUSBankPennyTest, saveInstrument } = contract.money;
const { verifyUSBankPennyTest } = contract.money;
const { bankAccount, debitCard, instruments } = moneySamples;
const { closedAccount, expiredLink, manualAccount } = instrumentSamples;

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Account/Accounts',
  ...moneyScreen('/ewa/accounts'),
  beforeEach: ({ msw }) => msw.use(...proofAnswers, ...ordinaryDay),
});

const every = [bankAccount(), debitCard(), manualAccount(), expiredLink(), closedAccount()];
const manual = (test: Parameters<typeof manualAccount>[0], verification: number) =>
  answer(getInstruments, instruments([bankAccount(), manualAccount(test, { verification })]));
const at = (id: number) => shownAs({ at: `/ewa/accounts/${id}` });

/** Bank accounts and cards, their masked numbers, and how each stands. */
export const Usual = meta.story({
  tags: ['money-028', 'money-056'],
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, instruments(every))),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const name of [
      /First Harbor checking.*Bank account ending in 6789.*Default/,
      /Visa debit.*Debit card ending in 4242.*Ready/,
      /Northside Savings.*ending in 2210.*Being checked/,
      /Harbor Credit Union.*Sign in again/,
      /Old Mill Bank.*Closed/,
    ])
      await expect(await canvas.findByRole('link', { name })).toBeVisible();
  },
});

/** None yet: what to do about it. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, instruments([]))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('No account or card yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add an account' })).toBeVisible();
  },
});

/** The list is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getInstruments)) });

/** The list couldn't be loaded; a retry brings it. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getInstruments, { status: 500, code: 'Unexpected', message: '' }, { times: 3 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('We couldn’t load your accounts');
    await onePrimary(canvas, 'Add an account', 'Try again');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /First Harbor checking/ })).toBeVisible();
  },
});

/** A device without a network. */
export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getInstruments)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('We couldn’t load your accounts');
    await onePrimary(canvas, 'Add an account', 'Try again');
    const goOnline = goOffline();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText(/Connect and try again/)).toBeVisible());
    goOnline();
  },
});

/** Names that no line holds. */
export const LongNames = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, moneySamples.longNamedInstruments())),
});

/** A bank with a mark of its own, by the index that its image's name says. */
export const WithLogo = meta.story({
  tags: ['money-156'],
  parameters: at(501),
  beforeEach: ({ msw }) =>
    msw.use(answer(getInstruments, instruments([bankAccount({ imageName: 'bank3' })]))),
  play: async (context) => {
    await arrived(context);
    await waitFor(() => expect(context.canvasElement.querySelector('[data-bank="3"]')).toBeVisible());
  },
});

/** A card has an icon of its own, as a bank has its mark. */
export const CardIcon = meta.story({
  parameters: at(502),
  play: async (context) => {
    await arrived(context);
    await within(context.canvasElement).findByText(/Debit card ending in 4242/);
    await expect(context.canvasElement.querySelector('main svg.lucide-credit-card')).toBeVisible();
  },
});

/** One that can be used: it becomes the default, and says so. */
export const MakeDefault = meta.story({
  parameters: at(502),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(saveInstrument, ({ id, isDefaultSelected }) =>
        instruments([
          bankAccount({ isDefaultSelected: false }),
          debitCard({ isDefaultSelected: id === 502 && isDefaultSelected }),
        ]),
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Make it the default' }));
    await expect(await canvas.findByText('This is chosen first whenever you get money.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make it the default' })).toBeNull();
  },
});

/** Removing one: asked once, confirmed by a code, gone from the list. */
export const Removed = meta.story({
  tags: ['money-054'],
  parameters: at(502),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(deleteInstrument, ...asksForProof),
      answer(deleteInstrument, instruments([bankAccount()])),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(/Regular transfers that go there stop/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove it' }));
    await proved();
    await expect(await canvas.findByRole('link', { name: /First Harbor checking/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Visa debit/ })).toBeNull();
  },
});

/** The sheet that asks for the code was closed: nothing has changed, and it says so. */
export const NotProved = meta.story({
  parameters: at(502),
  beforeEach: ({ msw }) => msw.use(refuse(deleteInstrument, ...asksForProof)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove it' }),
    );
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText(/Nothing has changed yet/)).toBeVisible();
  },
});

/** Small deposits on their way: until when, and that nothing is to be done. */
export const DepositsUnderway = meta.story({
  tags: ['money-037', 'money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) => msw.use(manual({}, 7)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/They arrive by Mon, Nov 23, 9:00 AM EST/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Send two new deposits' })).toBeNull();
  },
});

/** They have arrived: their amounts verify the account. */
export const AmountsDue = meta.story({
  tags: ['money-071', 'money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) =>
    msw.use(
      manual({}, 4),
      answer(verifyUSBankPennyTest, ({ instrumentID, firstAmount, secondAmount }) => {
        if (instrumentID !== 503 || firstAmount !== 0.12 || secondAmount !== 0.07)
          throw new Error('The wrong amounts.');
        return instruments([bankAccount(), manualAccount({ status: 1 }, { status: 2, verification: 1 })]);
      }),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify this account' }));
    await expect((await canvas.findAllByText('Enter the amount of this deposit.')).length).toBe(2);
    await userEvent.type(canvas.getByRole('textbox', { name: /First deposit/ }), '12');
    await userEvent.type(canvas.getByRole('textbox', { name: /Second deposit/ }), '07');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify this account' }));
    await expect(await canvas.findByText('Ready')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make it the default' })).toBeVisible();
  },
});

/** Wrong amounts: how many tries are left stands at the fields, and what was typed is still there. */
export const WrongAmounts = meta.story({
  tags: ['money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) => {
    let isTried = false;
    const waiting = () => instruments([manualAccount({ triesLeft: isTried ? 2 : 3 }, { verification: 4 })]);
    msw.use(
      answer(getInstruments, () => {
        const now = waiting();
        isTried = true;
        return now;
      }),
      refuse(verifyUSBankPennyTest, { status: 400, code: 'PennyAmountsWrong', message: '' }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /First deposit/ }), '11');
    await userEvent.type(canvas.getByRole('textbox', { name: /Second deposit/ }), '22');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify this account' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /First deposit/ })).toHaveAccessibleDescription(
        /You can try 2 more times/,
      ),
    );
    await expect(canvas.getByRole('textbox', { name: /Second deposit/ })).toHaveValue('22');
  },
});

/** The amounts were not entered in time: new deposits. */
export const AmountsExpired = meta.story({
  tags: ['money-070', 'money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) =>
    msw.use(
      manual({ arrivesAt: '2026-11-02T14:00:00Z', expiresAt: '2026-11-12T14:00:00Z' }, 6),
      answer(performUSBankPennyTest, instruments([manualAccount({ resendsLeft: 1 })])),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send two new deposits' }));
    await expect(await canvas.findByText(/We’ve sent two small deposits/)).toBeVisible();
  },
});

/** Three times wrong: only a new start helps. */
export const AmountsLocked = meta.story({
  tags: ['money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) => msw.use(manual({ status: 4, triesLeft: 0 }, 5)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/wrong three times/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
});

/** The bank has no such account. */
export const DepositsReturned = meta.story({
  tags: ['money-037', 'money-116'],
  parameters: at(503),
  beforeEach: ({ msw }) => msw.use(manual({ status: 3 }, 2)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/doesn’t know this account/)).toBeVisible();
  },
});

/** Closed by its bank: nothing is sent there anymore. */
export const Closed = meta.story({
  parameters: at(505),
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, instruments(every))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/this account is closed/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make it the default' })).toBeNull();
  },
});

/** A link to one that was removed. */
export const Unknown = meta.story({
  parameters: at(999),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t find this account')).toBeVisible();
  },
});
