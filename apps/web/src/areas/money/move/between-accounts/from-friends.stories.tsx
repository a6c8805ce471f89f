import { answer, contract, dropped, instrumentSamples, moneySamples, never } from '@dayfare/api/mocks';
import { transactionSource } from '@dayfare/domain/money';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { arrived } from '../../../../testing/screen-story.tsx';

const {
  getAvailableFundsFromFriendIndeed: friendFunds,
  getInstruments,
  getInstrumentSourceList: sources,
  transferMoneyBetweenInstruments: move,
} = contract.money;
const card = instrumentSamples.productCard();
const held = { sources: [{ ...card, balance: 140 }] };
const both = moneySamples.instruments([moneySamples.bankAccount(), card]);
const fromFriends = {
  ...{ accessibleAmount: 40, currency: 'USD' },
  sources: [{ instrumentID: card.id, amount: 40 }],
};

const meta = preview.meta({
  title: 'Screens/Money/Move/Between accounts/From friends',
  ...moneyScreen('/ewa/accounts/move?to=501'),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getInstruments, both),
      answer(sources, held),
      answer(friendFunds, fromFriends),
      ...ordinaryDay,
    ),
});

/** What friends have paid stands beside all that is there, and is moved by itself. */
export const FromFriends = meta.story({
  tags: ['money-006', 'money-048'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(move, ({ source, amount, fromInstrumentID, toInstrumentID }) => {
        if (source !== transactionSource.toWire('FriendIndeed')) throw new Error('The wrong source.');
        return {
          ...{ transferID: 'M-1', fromInstrumentID, toInstrumentID, amount, fee: 0, currency: 'USD' },
          ...{ balanceAfter: 110, arrivesAt: '2026-11-23T14:00:00Z' },
        };
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    const friends = await canvas.findByRole('radio', { name: 'Money from friends, in Dayfare card' });
    await expect(friends).toHaveAccessibleDescription('$40.00 in it');
    await userEvent.click(friends);
    await userEvent.type(canvas.getByRole('textbox', { name: 'How much?' }), '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Move $30.00' }));
    await expect(await canvas.findByText('$30.00 moved')).toBeVisible();
  },
});

/** More than friends have paid: told at the field, although there is more in the card. */
export const MoreThanFriendsPaid = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /Money from friends/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'How much?' }), '41');
    await userEvent.click(canvas.getByRole('button', { name: 'Move $41.00' }));
    await expect((await canvas.findAllByText(/There isn’t enough in it/))[0]).toBeVisible();
  },
});

/** Nothing from friends: it isn’t offered. */
export const NothingFromFriends = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(friendFunds, { accessibleAmount: 0, currency: 'USD', sources: [] })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Dayfare card' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /friends/ })).toBeNull();
  },
});

/** Where money can come from is on its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(sources)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(sources)),
  play: async (context) => {
    const text = 'We couldn’t load where money can come from';
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible();
  },
});
