import {
  answer,
  contract,
  dropped,
  instrumentSamples,
  moneySamples,
  never,
  refuse,
} from '@dayfare/api/mocks';
import type { WireBetweenReceipt } from '@dayfare/api/money/moves/moves-contract';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { proofAnswers } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const {
  closeMoveKey,
  getAvailableFundsFromFriendIndeed,
  getInstruments,
  getInstrumentSourceList,
  transferMoneyBetweenInstruments,
} = contract.money;
const { productCard } = instrumentSamples;
const { bankAccount, instruments } = moneySamples;

const receipt: WireBetweenReceipt = {
  ...{ transferID: 'M-1', fromInstrumentID: 508, toInstrumentID: 501, amount: 20, fee: 0, currency: 'USD' },
  ...{ balanceAfter: 80, arrivesAt: '2026-11-23T14:00:00Z' },
};

const meta = preview.meta({
  title: 'Screens/Money/Move/Between accounts/Move',
  ...moneyScreen('/ewa/accounts/move?to=501'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...proofAnswers,
      answer(getInstruments, instruments([bankAccount(), productCard()])),
      answer(getInstrumentSourceList, { sources: [{ ...productCard(), balance: 100 }] }),
      answer(transferMoneyBetweenInstruments, receipt),
      answer(getAvailableFundsFromFriendIndeed, { accessibleAmount: 0, currency: 'USD', sources: [] }),
      answer(closeMoveKey, { outcome: 'closed' }),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function opened(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByRole('textbox', { name: 'How much?' });
  return canvas;
}

async function move(context: Context, amount = '20') {
  const canvas = await opened(context);
  await userEvent.type(canvas.getByRole('textbox', { name: 'How much?' }), amount);
  await userEvent.click(canvas.getByRole('button', { name: /^Move \$/ }));
  return canvas;
}

/** Where from, how much, what it costs, and when it is there. */
export const Usual = meta.story({
  play: async (context) => {
    const canvas = await opened(context);
    await expect(canvas.getByText('$100.00 in it')).toBeVisible();
    await expect(canvas.getByText('Next business day')).toBeVisible();
  },
});

/** Moved: what went where, and what is left. */
export const Moved = meta.story({
  play: async (context) => {
    const canvas = await move(context);
    await expect(await canvas.findByRole('heading', { level: 1, name: '$20.00 moved' })).toBeVisible();
    await expect(canvas.getByText('$80.00')).toBeVisible();
  },
});

/** More than there is. */
export const TooMuch = meta.story({
  play: async (context) => {
    const canvas = await move(context, '101');
    await expect(canvas.getByRole('textbox', { name: 'How much?' })).toBeInvalid();
  },
});

/** Refused: nothing has moved, and what was typed is still there. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(transferMoneyBetweenInstruments, 'InstrumentNotUsable')),
  play: async (context) => {
    const canvas = await move(context);
    await expect(await canvas.findByText('Nothing has moved')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'How much?' })).toHaveValue('20.00');
  },
});

/** The answer got lost: nothing else moves before the server has said what became of it. */
export const InDoubt = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(transferMoneyBetweenInstruments)),
  play: async (context) => {
    const canvas = await move(context);
    await expect(await canvas.findByText(/Our answer about \$20\.00 got lost/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Find out what became of it' }));
    await expect(await canvas.findByRole('textbox', { name: 'How much?' })).toBeVisible();
  },
});

/** We hold nothing that could move. */
export const NothingToMove = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInstrumentSourceList, { sources: [] })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to move')).toBeVisible();
  },
});

/** An account that isn't there. */
export const UnknownAccount = meta.story({
  parameters: shownAs({ at: '/ewa/accounts/move?to=999' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t find this account')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getInstrumentSourceList)) });

/** It couldn't be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getInstrumentSourceList, { status: 500, code: 'Unexpected', message: '' })),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('We couldn’t load where money can come from', {}),
    ).toBeVisible();
  },
});
