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
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { asksForProof, proofAnswers, proved } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { addBiller: add, findBillers, getInstruments } = contract.money;

const power = {
  ...{ id: 1, name: 'City Power & Light', category: 'Electricity' },
  ...{ takesInstant: true, needsZip: false },
  account: { hasLetters: false, least: 6, most: 10, example: '4471 0083' },
};
const water = {
  ...{ id: 2, name: 'Harbor Water Works', category: 'Water' },
  ...{ takesInstant: false, needsZip: true },
  account: { hasLetters: false, least: 6, most: 9, example: '120-448-931' },
};
const added = moneySamples.instruments([moneySamples.bankAccount(), instrumentSamples.biller()]);

const meta = preview.meta({
  title: 'Screens/Money/Move/Biller',
  ...moneyScreen('/ewa/accounts/new/biller'),
  beforeEach: ({ msw }) =>
    msw.use(...proofAnswers, answer(findBillers, { billers: [power, water] }), ...ordinaryDay),
});

const ofPower = shownAs({ at: '/ewa/accounts/new/biller?biller=1' });
const ofWater = shownAs({ at: '/ewa/accounts/new/biller?biller=2' });

interface Context {
  canvasElement: HTMLElement;
}

async function send(context: Context, account = '77-8899', zip?: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  const field = await canvas.findByRole('textbox', { name: 'Account number on the bill' });
  if (account) await userEvent.type(field, account);
  if (zip) await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code on the bill' }), zip);
  await userEvent.click(canvas.getByRole('button', { name: 'Add this account' }));
  return canvas;
}

const described = (canvas: ReturnType<typeof within>, name: string, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(words));

/** Who can be paid, what for, and how fast. */
export const Usual = meta.story({
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Companies' }));
    await expect(list.getByRole('link', { name: /City Power & Light.*within an hour/ })).toHaveAttribute(
      'href',
      '/ewa/accounts/new/biller?biller=1',
    );
    await expect(list.getByRole('link', { name: /Harbor Water Works.*next business day/ })).toBeVisible();
  },
});

/** No company of that name. */
export const NoneFound = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(findBillers, { billers: [] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No company found')).toBeVisible();
  },
});

/** The companies are on their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(findBillers)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(findBillers)),
  play: async ({ canvasElement }) => {
    const text = 'We couldn’t load the companies';
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
});

/** What is missing is said at its field. */
export const Missing = meta.story({
  tags: ['validation-017'],
  parameters: ofWater,
  play: async (context) => {
    const canvas = await send(context, '');
    await described(canvas, 'Account number on the bill', /Enter the account number/);
    await described(canvas, 'ZIP code on the bill', /Enter the ZIP code/);
  },
});

/** A number that stands on no bill, and half a zip code. */
export const Mistyped = meta.story({
  tags: ['validation-017', 'validation-020'],
  parameters: ofWater,
  play: async (context) => {
    const canvas = await send(context, '12 3', '100');
    await described(canvas, 'Account number on the bill', /6 to 9 digits here, for example 120-448-931/);
    await described(canvas, 'ZIP code on the bill', /five digits/);
  },
});

/** An account that is there already. */
export const AlreadyThere = meta.story({
  parameters: ofPower,
  beforeEach: ({ msw }) => msw.use(refuse(add, { status: 409, code: 'InstrumentExists', message: '' })),
  play: async (context) =>
    described(await send(context), 'Account number on the bill', /already in your list/),
});

/** Confirmed by a code, and shown as an account of its own: it can be removed, and is never the default. */
export const Added = meta.story({
  parameters: ofPower,
  beforeEach: ({ msw }) =>
    msw.use(refuse(add, ...asksForProof), answer(add, added), answer(getInstruments, added)),
  play: async (context) => {
    const canvas = await send(context);
    await proved();
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(await canvas.findByText('Bill ending in 8899')).toBeVisible();
    await expect(canvas.getByText('Within an hour, or next business day')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Make it the default' })).toBeNull();
  },
});

/** The answer is on its way. */
export const Pending = meta.story({
  parameters: ofPower,
  beforeEach: ({ msw }) => msw.use(never(add)),
  play: async (context) => {
    const canvas = await send(context);
    await expect(await canvas.findByRole('button', { name: /Adding/ })).toBeVisible();
  },
});

/** The answer got lost: what was typed is still there. */
export const AnswerLost = meta.story({
  parameters: ofPower,
  beforeEach: ({ msw }) => msw.use(dropped(add)),
  play: async (context) => {
    const canvas = await send(context);
    await expect(await canvas.findByText('The account wasn’t added')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('77-8899');
  },
});

/** The company knew nothing of the number: what to do about it. */
export const NumberUnknown = meta.story({
  parameters: shownAs({ at: '/ewa/accounts/510' }),
  beforeEach: ({ msw }) =>
    msw.use(answer(getInstruments, moneySamples.instruments([instrumentSamples.biller({ status: 3 })]))),
  play: async (context) => {
    await arrived(context);
    const text = /add it again with the number on the bill/;
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible();
  },
});
