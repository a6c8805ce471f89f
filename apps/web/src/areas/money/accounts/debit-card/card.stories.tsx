import {
  answer,
  contract,
  dropped,
  instrumentSamples,
  moneySamples,
  never,
  refuse,
  startupSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { proofAnswers } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { money } = contract;
const { linkedCard } = instrumentSamples;
const address = {
  ...{ addressLine1: '1 Market Street', addressLine2: '', city: 'San Francisco' },
  ...{ state: 'CA', zipcode: '94105' },
};
/** Frames of Storybook's own host stand for the card service's. */
const configuration = [
  ...startupSamples.configuration(),
  { key: 'CardFrameDomains', value: JSON.stringify([window.location.host]) },
];
const at = (path: string) => shownAs({ at: path });
const page = answer(money.getCardFrame, { frameUrl: `${window.location.origin}/card-page.html` });
const cards = (overrides: Parameters<typeof linkedCard>[0]) =>
  answer(money.getInstruments, moneySamples.instruments([linkedCard(overrides)]));

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Debit card/Card',
  ...moneyScreen('/card/add-card', { configuration }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...proofAnswers,
      ...ordinaryDay,
      page,
      answer(money.getCardBillingAddress, address),
      answer(money.isUsBankCardBin, false),
      answer(money.isProductCardBinMatched, false),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  const frame = await canvas.findByTitle(/Card number/);
  // Until its page has said how tall it is, there is nothing to ask.
  await waitFor(() => expect(frame).not.toHaveAttribute('height', '0'));
  return canvas;
}

/** The form, with the frame of the card service in it, and what the card is there for. */
export const Usual = meta.story({
  tags: ['money-002', 'money-135'],
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText(/only charged when you get money/)).toBeVisible();
    for (const name of ['Name on the card', /Nickname/, 'Street address', /Apartment/, 'City', 'ZIP code'])
      await expect(await canvas.findByRole('textbox', { name })).toBeVisible();
  },
});

/** Another card's billing address is known: it is one press, and none is typed. */
export const KnownAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(cards({})),
  play: async (context) => {
    const canvas = await opened(context);
    const known = await canvas.findByRole('radio', { name: '1 Market Street, San Francisco, CA 94105' });
    await expect(known).toBeChecked();
    await expect(canvas.queryByRole('textbox', { name: 'Street address' })).toBeNull();
    await userEvent.click(canvas.getByText('Another address'));
    await expect(canvas.getByRole('textbox', { name: 'Street address' })).toBeVisible();
  },
});

/** A card that takes no instant transfers: the account behind it is asked for, and everything that was typed is sent. */
export const AccountBehind = meta.story({
  tags: ['money-135'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(money.getCardFrame, { frameUrl: `${window.location.origin}/card-page.html?notInstant` }),
      answer(money.saveInstrument, ({ displayText, debitCard, bankAccount }) => {
        expect({ displayText, debitCard, bankAccount }).toEqual({
          displayText: 'Payday card',
          debitCard: {
            ...{ cardToken: 'token-of-a-card', nameOnCard: 'Maya Torres' },
            billingAddress: { ...address, addressLine2: 'Apt 4' },
          },
          bankAccount: { routingNumber: '129900036', accountNumber: '0001232210', bankAccountType: 0 },
        });
        return moneySamples.instruments([linkedCard({ displayText: 'Payday card' })]);
      }),
    ),
  play: async (context) => {
    const canvas = await opened(context);
    const fill = async (typed: readonly (readonly [string | RegExp, string])[]) => {
      for (const [label, text] of typed) await userEvent.type(canvas.getByLabelText(label), text);
    };
    await fill([
      ['Name on the card', 'Maya Torres'],
      [/Nickname/, 'Payday card'],
      ['Street address', '1 Market Street'],
      [/Apartment/, 'Apt 4'],
      ['City', 'San Francisco'],
      ['ZIP code', '94105'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await userEvent.click(await within(document.body).findByRole('option', { name: 'California' }));
    const add = canvas.getByRole('button', { name: 'Add this card' });
    await userEvent.click(add);
    await canvas.findByLabelText(/Routing number/);
    await fill([
      [/Routing number/, '129900036'],
      ['Account number', '0001232210'],
    ]);
    await userEvent.click(add);
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
  },
});

/** The frame is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(money.getCardFrame)) });

/** There is no frame now; a retry brings it, and what was typed is still there. */
export const NoFrame = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(money.getCardFrame, { frameUrl: null }, { times: 1 }), page),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText('The card fields aren’t working');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on the card' }), 'Maya Torres');
    await userEvent.click(canvas.getByRole('button', { name: 'Open them again' }));
    await expect(await canvas.findByTitle(/Card number/)).toBeInTheDocument();
    await expect(canvas.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Maya Torres');
  },
});

/** A bank's page that the server can't ask now. */
export const BankNotAsked = meta.story({
  parameters: at('/ewa/accounts/506/confirm'),
  beforeEach: ({ msw }) =>
    msw.use(cards({ status: 5, verification: 0 }), dropped(money.get3DSLookup, { times: 3 })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask my bank' }));
    await expect(await canvas.findByText('The card can’t be used yet')).toBeVisible();
  },
});

/** The bank says no at once; the card stays as it was. */
export const BankRefused = meta.story({
  tags: ['money-140'],
  parameters: at('/ewa/accounts/506/confirm'),
  beforeEach: ({ msw }) =>
    msw.use(
      cards({ status: 5, verification: 0 }),
      answer(money.get3DSLookup, { outcome: 'frictionless', accountID: 'lookup-7f3a9c', challengeUrl: null }),
      refuse(money.updateInstantDebitCard3dsAccountID, {
        ...{ status: 409, code: 'DebitCardFailedToUpdate' },
        message: 'The card couldn’t be updated, so it stays as it was.',
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask my bank' }));
    await expect(await canvas.findByText(/it stays as it was/)).toBeVisible();
  },
});

/** An error of the call counts as an answer, as the documents want; the card is shown as the list has it: still to be checked. */
export const AgainSwallowed = meta.story({
  tags: ['money-132'],
  parameters: at('/ewa/accounts/506/card'),
  beforeEach: ({ msw }) =>
    msw.use(cards({ status: 5, verification: 4 }), dropped(money.reVerifyFiservCard, { times: 3 })),
  play: async (context) => {
    const canvas = await opened(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Check the card' }));
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Type the card again' })).toBeVisible();
  },
});

/** A card that works: its network, its last month, its address, and who handles payments to it. */
export const Linked = meta.story({
  tags: ['money-032', 'money-033', 'money-136'],
  parameters: at('/ewa/accounts/506'),
  beforeEach: ({ msw }) => msw.use(cards({})),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const words of ['Visa', '04/2029', 'TabaPay', '1 Market Street, San Francisco, CA 94105'])
      await expect(await canvas.findByText(words)).toBeVisible();
  },
});

/** One that has expired. */
export const Expired = meta.story({
  parameters: at('/ewa/accounts/506'),
  beforeEach: ({ msw }) => msw.use(cards({ status: 5, verification: 6 })),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Type the new card' }),
    ).toBeVisible();
  },
});
