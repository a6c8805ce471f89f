import { answer, contract, dropped, referralSamples, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getReferrals, inviteCoworker } = contract.referral;
const { referral, referrals } = referralSamples;

const notInvitable = {
  status: 409,
  code: 'ReferralNumberNotInvitable',
  message:
    'We can’t text an invitation to this number: it has had one before, or its owner wants none. You can share your link instead.',
};

const meta = preview.meta({
  title: 'Screens/Referral/Invite',
  ...moneyScreen('/referral/invite', { after: ['/referral'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getReferrals, referrals()),
      answer(inviteCoworker, referral({ name: 'Nina' })),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function choose(context: Context, name: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name }));
  return canvas;
}

async function send(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText('Their first name'), 'Nina');
  await userEvent.type(canvas.getByLabelText('Their phone number'), '3035550142');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Send the invitation' }));
  return canvas;
}

/** By text: a name for the list, a number, and that it is an adult. */
export const ByText = meta.story({
  tags: ['referral-004'],
  play: async (context) => {
    await expect(await findInMain(context, /We text them once/)).toBeVisible();
  },
});

/** Nothing was filled in: each field says what it needs. */
export const Missing = meta.story({
  tags: ['referral-008'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the invitation' }));
    await expect(await canvas.findByText('People you invite have to be 18 or older.')).toBeVisible();
    await expect(canvas.getByText('Enter their phone number.')).toBeVisible();
  },
});

/** The text is on its way. */
export const Sent = meta.story({
  play: async (context) => {
    const canvas = await send(context);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The invitation is on its way' }),
    ).toBeVisible();
  },
});

/** No number gets a second text, nor one that opted out. */
export const NotInvitable = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(inviteCoworker, notInvitable)),
  play: async (context) => {
    const canvas = await send(context);
    await expect(await canvas.findByText(/it has had one before/)).toBeVisible();
  },
});

/** The answer got lost: sent again, it is still one text. */
export const Lost = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(inviteCoworker)),
  play: async (context) => {
    const canvas = await send(context);
    await expect(await canvas.findByText('The invitation was not sent')).toBeVisible();
  },
});

/** As many texts as there can be today: the link is still there. */
export const NoTextsLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, referrals({ textsLeft: 0 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'You’ve sent as many texts as you can for now')).toBeVisible();
  },
});

/** A code to scan. */
export const Scanned = meta.story({
  tags: ['referral-004'],
  play: async (context) => {
    const canvas = await choose(context, 'QR code');
    await expect(await canvas.findByRole('img', { name: 'Code that opens your invitation' })).toBeVisible();
    await expect(canvas.getByText(/QRWK-2345/)).toBeVisible();
  },
});

/** A link to copy and share. */
export const ByLink = meta.story({
  tags: ['referral-004'],
  play: async (context) => {
    const canvas = await choose(context, 'Link');
    await expect(await canvas.findByText(/code=WKNK2345/)).toBeVisible();
  },
});

/** Without an employer, friends alone. */
export const FriendsAlone = meta.story({
  tags: ['referral-005'],
  beforeEach: ({ msw }) => {
    const all = referrals();
    msw.use(answer(getReferrals, { ...all, codes: all.codes.filter(({ audience }) => audience === 2) }));
  },
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Link' })).toBeInTheDocument();
    await expect(canvas.queryByRole('radio', { name: 'A coworker' })).toBeNull();
  },
});
