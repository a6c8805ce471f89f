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

const { getInstruments, saveVisaPlusInstrument: save } = contract.money;
const { bankAccount, instruments } = moneySamples;
const added = instruments([bankAccount(), instrumentSamples.visaPlus()]);

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Visa+',
  ...moneyScreen('/ewa/accounts/new/visa-plus'),
  beforeEach: ({ msw }) => msw.use(...proofAnswers, ...ordinaryDay),
});

interface Context {
  canvasElement: HTMLElement;
}

async function fill(context: Context, name = ' Maya.Torres+venmo ') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Your Visa+ payname' }), name);
  await userEvent.click(canvas.getByRole('button', { name: 'Add this payname' }));
  return canvas;
}

const described = (canvas: ReturnType<typeof within>, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(words));

/** Nothing typed yet. */
export const Empty = meta.story();

/** What is missing is said at the field. */
export const Missing = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add this payname' }));
    await described(canvas, /Enter your payname/);
  },
});

/** An e-mail address is no payname: nothing is sent, so that no try is lost. */
export const Mistyped = meta.story({
  play: async (context) => {
    const canvas = await fill(context, 'maya@example.com');
    await described(canvas, /your name, a plus sign and the app/);
  },
});

/** Confirmed by a code, and shown as an account of its own. */
export const Added = meta.story({
  tags: ['money-063'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(save, ...asksForProof),
      answer(save, ({ payname }) => {
        if (payname !== 'maya.torres+venmo') throw new Error('The wrong payname.');
        return added;
      }),
      answer(getInstruments, added),
    ),
  play: async (context) => {
    const canvas = await fill(context);
    await proved();
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(await canvas.findByText('maya.torres+venmo')).toBeVisible();
    await expect(canvas.getByText('Visa+ account')).toBeVisible();
  },
});

/** An unknown name: it is still there to be corrected. */
export const Unknown = meta.story({
  tags: ['money-063'],
  beforeEach: ({ msw }) => msw.use(refuse(save, { status: 400, code: 'PayNameNotFound', message: '' })),
  play: async (context) => {
    const canvas = await fill(context);
    await described(canvas, /Nobody has this payname/);
    await expect(canvas.getByRole('textbox')).toHaveValue(' Maya.Torres+venmo ');
  },
});

/** A name that is there already. */
export const AlreadyThere = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(save, { status: 409, code: 'InstrumentExists', message: '' })),
  play: async (context) => described(await fill(context), /already in your list/),
});

/** Three unknown names today: when one can try again, and what works now. */
export const NoMoreTries = meta.story({
  tags: ['money-140'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(save, {
        ...{ status: 403, code: 'PayNameAttemptsExhausted' },
        message: 'Three paynames weren’t known. Try again tomorrow, or add a bank account now.',
      }),
    ),
  play: async (context) => {
    const canvas = await fill(context);
    await expect(await canvas.findByText(/Try again tomorrow/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a bank account by its numbers' })).toHaveAttribute(
      'href',
      '/ewa/accounts/new/bank',
    );
    await expect(canvas.queryByRole('button', { name: 'Add this payname' })).toBeNull();
  },
});

/** The answer is on its way. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(save)),
  play: async (context) => {
    const canvas = await fill(context);
    await expect(await canvas.findByRole('button', { name: /Looking it up/ })).toBeVisible();
  },
});

/** The answer got lost: what was typed is still there. */
export const AnswerLost = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(save)),
  play: async (context) => {
    const canvas = await fill(context);
    await expect(await canvas.findByText('The payname wasn’t added')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(' Maya.Torres+venmo ');
  },
});

/** Its own page: what it is, that it is fast, and a way to remove it. */
export const OfMine = meta.story({
  parameters: shownAs({ at: '/ewa/accounts/507' }),
  beforeEach: ({ msw }) => msw.use(answer(getInstruments, added)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('Visa+ account')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
});
