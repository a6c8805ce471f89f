import { answer, contract, dropped, instrumentSamples, moneySamples, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { asksForProof, proofAnswers, proved } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { findBank, getInstruments, saveInstrument } = contract.money;
const { bankAccount, instruments } = moneySamples;
const withNew = instruments([bankAccount(), instrumentSamples.manualAccount()]);

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Account/Bank',
  ...moneyScreen('/ewa/accounts/new/bank'),
  beforeEach: ({ msw }) => msw.use(...proofAnswers, ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function fill(context: Context, again = '0001232210') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: /Routing number/ }), '129900036');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Account number' }), '0001232210');
  await userEvent.type(canvas.getByRole('textbox', { name: /Account number again/ }), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Add this account' }));
  return canvas;
}

/** The ways to add an account. */
export const Ways = meta.story({
  parameters: shownAs({ at: '/ewa/accounts/new' }),
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByRole('link', { name: /With account and routing number/ }),
    ).toHaveAttribute('href', '/ewa/accounts/new/bank');
  },
});

/** What is missing is said at its field. */
export const Missing = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add this account' }));
    for (const words of [
      'Enter the routing number.',
      'Enter the account number.',
      'Enter the account number again.',
    ])
      await expect(await canvas.findByText(words)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Personal checking' })).toBeChecked();
  },
});

/** The bank's name appears with its ninth digit: another name reveals a typo. */
export const BankName = meta.story({
  tags: ['money-031'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Routing number/ }), '129900036');
    await expect(await canvas.findByText('That’s Northside Savings')).toBeVisible();
  },
});

/** An unknown bank is accepted. */
export const UnknownBank = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(findBank, { bankName: null }),
      answer(saveInstrument, withNew),
      answer(getInstruments, withNew),
    ),
  play: async (context) => {
    const canvas = await fill(context);
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
  },
});

/** A digit wrong, and two numbers that differ. */
export const Mistyped = meta.story({
  tags: ['validation-018'],
  play: async (context) => {
    const canvas = await fill(context, '0001232211');
    await expect(await canvas.findByText('The two account numbers differ. Check both.')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /Routing number/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Routing number/ }), '129900037');
    await userEvent.click(canvas.getByRole('button', { name: 'Add this account' }));
    await expect(await canvas.findByText(/isn’t a bank’s routing number/)).toBeVisible();
  },
});

/** Confirmed by a code; then what happens next is said on the account's own page. */
export const Added = meta.story({
  tags: ['money-059'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(saveInstrument, ...asksForProof),
      answer(saveInstrument, ({ bankAccount: typed }) => {
        if (!typed || 'bankECSFCUAccount' in typed) throw new Error('No account.');
        if (typed.accountNumber !== '0001232210' || typed.bankAccountType !== 0)
          throw new Error('The wrong account.');
        return withNew;
      }),
      answer(getInstruments, withNew),
    ),
  play: async (context) => {
    const canvas = await fill(context);
    await proved();
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(await canvas.findByText(/We’ve sent two small deposits/)).toBeVisible();
  },
});

/** An account that is already there. */
export const AlreadyThere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveInstrument, { status: 409, code: 'InstrumentExists', message: '' })),
  play: async (context) => {
    const canvas = await fill(context);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveAccessibleDescription(
        /already in your list/,
      ),
    );
  },
});

/** The answer got lost: everything typed is still there, and pressing again sends the same key. */
export const AnswerLost = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      dropped(saveInstrument, { times: 1 }),
      answer(saveInstrument, withNew),
      answer(getInstruments, withNew),
    ),
  play: async (context) => {
    const canvas = await fill(context);
    await expect(await canvas.findByText('The account wasn’t added')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Account number' })).toHaveValue('0001232210');
    await userEvent.click(canvas.getByRole('button', { name: 'Add this account' }));
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
  },
});
