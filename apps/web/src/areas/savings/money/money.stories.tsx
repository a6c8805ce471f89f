import {
  answer,
  contract,
  dropped,
  instrumentSamples,
  moneySamples,
  refuse,
  savingsSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { proofAnswers } from '../../../kit/money/testing/proof-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getInstruments } = contract.money;
const { closeDepositKey, depositToGoal, getGoals, withdrawFromGoal } = contract.savings;
const { goalReceipt, savings } = savingsSamples;

const meta = preview.meta({
  title: 'Screens/Savings/Money',
  ...moneyScreen('/savings/7/deposit', { after: ['/savings/7'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...proofAnswers,
      answer(getGoals, savings()),
      answer(
        getInstruments,
        moneySamples.instruments([moneySamples.bankAccount(), instrumentSamples.productCard()]),
      ),
      answer(depositToGoal, goalReceipt()),
      answer(closeDepositKey, { outcome: 'closed' }),
      answer(withdrawFromGoal, goalReceipt({ instrumentID: 501, balanceAfter: 295 })),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function send(context: Context, button: RegExp) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'How much?' }), '30');
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return canvas;
}

/** Put in: how much there is now. */
export const Deposited = meta.story({
  tags: ['savings-007'],
  play: async (context) => {
    const canvas = await send(context, /^Put in \$30\.00/);
    await expect(await canvas.findByRole('heading', { level: 1, name: '$30.00 put in' })).toBeVisible();
  },
});

/** More than can be taken: told at the field, and nothing has moved. */
export const NotEnough = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(depositToGoal, 'FundsAmountExceeds')),
  play: async (context) => {
    const canvas = await send(context, /^Put in \$30\.00/);
    await expect(await canvas.findByText(/There isn’t enough in it/)).toBeVisible();
  },
});

/** The answer got lost: nothing else moves before the server has said what became of it. */
export const InDoubt = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(depositToGoal)),
  play: async (context) => {
    const canvas = await send(context, /^Put in \$30\.00/);
    await expect(await canvas.findByText(/Our answer about \$30\.00 got lost/)).toBeVisible();
  },
});

/** Where it can go: the free ways first, each with when it is there and what it costs. */
export const Withdrawing = meta.story({
  parameters: shownAs({ at: '/savings/7/withdraw' }),
  play: async (context) => {
    await expect(await findInMain(context, 'Next business day, free')).toBeVisible();
    await expect(await findInMain(context, 'Right away, free')).toBeVisible();
  },
});

/** Withdrawn to the bank: when it is there, and what is left. */
export const Withdrawn = meta.story({
  tags: ['savings-007'],
  parameters: shownAs({ at: '/savings/7/withdraw' }),
  play: async (context) => {
    const canvas = await send(context, /^Withdraw \$30\.00/);
    await expect(await canvas.findByRole('heading', { level: 1, name: '$30.00 on its way' })).toBeVisible();
  },
});
