import {
  answer,
  contract,
  dropped,
  instrumentSamples,
  moneySamples,
  never,
  refuse,
} from '@dayfare/api/mocks';
import type { WireFriendReceipt, WireFriends } from '@dayfare/api/money/friends/friends-contract';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { asksForProof, proofAnswers, proved } from '../../../../kit/money/testing/proof-stories.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';

const { closeFriendKey, findFriend, getFriends, payFriend } = contract.money;

const sam = { friendCode: 'ABCDE23456', friendName: 'Sam W.' };
const sources = [{ ...instrumentSamples.productCard(), balance: 100 }];
const payments: WireFriends['payments'] = [
  {
    ...{ paymentID: 'F-2', isReceived: true, ...sam, amount: 12.5, currency: 'USD', note: 'Lunch' },
    paidAt: '2026-11-19T17:30:00Z',
  },
  {
    ...{ paymentID: 'F-1', isReceived: false, friendCode: 'KMNPQ78923', friendName: 'Mei-Ling C.' },
    ...{ amount: 40, currency: 'USD', note: '', paidAt: '2026-11-02T12:00:00Z' },
  },
];
const friends = (more: Partial<WireFriends> = {}): WireFriends => ({
  ...{ myCode: 'RSTVW56789', sources, payments },
  ...more,
});
const receipt: WireFriendReceipt = {
  ...{ paymentID: 'F-3', ...sam, fromInstrumentID: 508, amount: 20, currency: 'USD' },
  ...{ balanceAfter: 80, paidAt: '2026-11-20T14:12:00Z' },
};

const meta = preview.meta({
  title: 'Screens/Money/Move/Friends',
  ...moneyScreen('/card/pay-a-friend-manual'),
  beforeEach: ({ msw }) =>
    msw.use(
      ...proofAnswers,
      answer(getFriends, friends()),
      answer(findFriend, sam),
      answer(payFriend, receipt),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

const list = shownAs({ at: '/card/pay-a-friend' });

async function find(context: Context, who = '(202) 555-0107') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Phone number, email or code' }), who);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

async function askToPay(context: Context, amount = '20') {
  const canvas = await find(context);
  await canvas.findByRole('heading', { name: 'Pay Sam W.' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'How much?' }), amount);
  await userEvent.type(canvas.getByRole('textbox', { name: /What for/ }), 'Lunch');
  await userEvent.click(canvas.getByRole('button', { name: `Pay Sam W. $${amount}.00` }));
  return canvas;
}

const question = async (amount = '20') =>
  within(await within(document.body).findByRole('alertdialog', { name: `Pay $${amount}.00 to Sam W.?` }));

async function pay(context: Context, amount = '20') {
  const canvas = await askToPay(context, amount);
  await userEvent.click((await question(amount)).getByRole('button', { name: `Pay Sam W. $${amount}.00` }));
  return canvas;
}

const described = (canvas: ReturnType<typeof within>, name: RegExp, words: RegExp) =>
  waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(words));

/** What was paid and received, and the own code. */
export const Usual = meta.story({
  tags: ['money-128'],
  parameters: list,
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('link', { name: /From Sam W\..*Lunch.*\$12\.50/s })).toHaveAttribute(
      'href',
      '/card/pay-a-friend-manual?to=ABCDE23456',
    );
    await expect(canvas.getByText('RSTVW-56789')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay someone' })).toBeVisible();
  },
});

/** No friend was paid yet. */
export const Nobody = meta.story({
  parameters: list,
  beforeEach: ({ msw }) => msw.use(answer(getFriends, friends({ payments: [] }))),
});

/** We hold no money of this person's: they can be paid, and can't pay. */
export const NoMoney = meta.story({
  parameters: list,
  beforeEach: ({ msw }) => msw.use(answer(getFriends, friends({ sources: [], payments: [] }))),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('Nothing to pay with')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay someone' })).toBeNull();
    await expect(canvas.getByText('RSTVW-56789')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ parameters: list, beforeEach: ({ msw }) => msw.use(never(getFriends)) });

/** It couldn't be loaded; a retry brings it. */
export const Failed = meta.story({
  parameters: list,
  beforeEach: ({ msw }) =>
    msw.use(refuse(getFriends, { status: 500, code: 'Unexpected', message: '' }, { times: 3 })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('We couldn’t load your friends');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Paid and received')).toBeVisible();
  },
});

/** A scanned code leads on to paying; a friend who was paid before is known at once. */
export const Scanned = meta.story({
  parameters: shownAs({ at: '/card/pay-a-friend?to=ABCDE23456' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Pay Sam W.' })).toBeVisible();
  },
});

/** What is missing, and what is no way to be found. */
export const Mistyped = meta.story({
  play: async (context) => {
    const canvas = await find(context, 'sam.whitfield');
    await described(canvas, /Phone number/, /That isn’t a phone number/);
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await described(canvas, /Phone number/, /Enter a phone number/);
  },
});

/** It is unknown. */
export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(findFriend, { status: 400, code: 'FriendNotFound', message: '' })),
  play: async (context) => described(await find(context), /Phone number/, /ask your friend for their code/),
});

/** One's own number. */
export const Oneself = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(findFriend, { status: 400, code: 'FriendIsYou', message: '' })),
  play: async (context) => described(await find(context), /Phone number/, /That’s you/),
});

/** Too many weren't found today. */
export const NoMoreTries = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(findFriend, {
        ...{ status: 403, code: 'FriendAttemptsExhausted' },
        message: 'Too many people weren’t found today. Scan your friend’s code, or try again tomorrow.',
      }),
    ),
  play: async (context) => {
    const canvas = await find(context);
    await expect(await canvas.findByText(/or try again tomorrow/)).toBeVisible();
  },
});

/** Paid: by a code, since it was much; what it cost, and what is left. */
export const Paid = meta.story({
  tags: ['money-127'],
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(payFriend, ...asksForProof),
      answer(payFriend, ({ friendCode, fromInstrumentID, amount, note }) => {
        if (friendCode !== sam.friendCode || fromInstrumentID !== 508) throw new Error('The wrong payment.');
        if (amount !== 20 || note !== 'Lunch') throw new Error('The wrong amount.');
        return receipt;
      }),
    ),
  play: async (context) => {
    const canvas = await pay(context);
    await proved();
    await expect(await canvas.findByRole('heading', { name: '$20.00 paid to Sam W.' })).toBeVisible();
    await expect(canvas.getByText('$80.00')).toBeVisible();
  },
});

/** Asked once more, with the amount, the payee and the source; who says no has paid nothing. */
export const AskedOnceMore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(payFriend, () => {
        throw new Error('It should not have been paid.');
      }),
    ),
  play: async (context) => {
    const canvas = await askToPay(context);
    const asked = await question();
    await expect(asked.getByText(/can’t be undone/)).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: 'Don’t pay' }));
    await expect(await canvas.findByRole('button', { name: 'Pay Sam W. $20.00' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'How much?' })).toHaveValue('20.00');
  },
});

/** More than is there. */
export const TooMuch = meta.story({
  play: async (context) => described(await askToPay(context, '101'), /How much/, /There isn’t enough in it/),
});

/** It is being paid. */
export const Pending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(payFriend)),
  play: async (context) => {
    const canvas = await pay(context);
    await expect(await canvas.findByRole('button', { name: /Paying/ })).toBeVisible();
  },
});

/** The answer got lost: it was paid, as the server says when asked. */
export const AnswerLost = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(payFriend), answer(closeFriendKey, { outcome: 'done', receipt })),
  play: async (context) => {
    const canvas = await pay(context);
    await canvas.findByRole('heading', { name: /We don’t know yet/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Find out what happened' }));
    await expect(await canvas.findByRole('heading', { name: '$20.00 paid to Sam W.' })).toBeVisible();
  },
});

/** The request got lost: nothing was paid, and nothing will be. */
export const NotPaid = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(payFriend), answer(closeFriendKey, { outcome: 'closed' })),
  play: async (context) => {
    const canvas = await pay(context);
    await canvas.findByRole('heading', { name: /We don’t know yet/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Find out what happened' }));
    await expect(await canvas.findByRole('heading', { name: 'Pay Sam W.' })).toBeVisible();
  },
});

/** A bank account alone is nothing to pay with. */
export const NothingToPayWith = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getFriends, friends({ sources: [] })),
      answer(contract.money.getInstruments, moneySamples.instruments()),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing to pay with')).toBeVisible();
  },
});
