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
import { expect, screen, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../../kit/money/testing/money-stories.ts';
import { asksForProof, proofAnswers, proved } from '../../../../kit/money/testing/proof-stories.ts';
import type { App } from '../../../../platform/app-context/app.ts';
import { arrived, shownAs } from '../../../../testing/screen-story.tsx';
import { keepLink } from './kept-link.ts';

const { getBankLinkOutcome, getInstruments, getPlaidLinkToken, saveInstrument } = contract.money;
const { bankAccount, debitCard, instruments } = moneySamples;
const at = '2026-11-20T15:00:00Z';

const meta = preview.meta({
  title: 'Screens/Money/Accounts/Link',
  ...moneyScreen('/ewa/accounts/link'),
  beforeEach: ({ msw }) => msw.use(...proofAnswers, ...ordinaryDay),
});

/** Comes back from the bank's page. */
const back = (path = '/ewa/accounts/link') =>
  shownAs({
    at: path,
    prepare: ({ local }: App) => {
      keepLink(local, 'link-7f3a9c', path);
      local.setItem('bankLinkRedirectUrl', '/apps/loading?oauth_state_id=state-1');
    },
  });
const chosen = (instrument_id = 0) =>
  answer(getBankLinkOutcome, {
    outcome: 'success',
    public_token: 'public-7f3a9c',
    metadata: {
      institution: { name: 'Harbor Credit Union' },
      account: { type: 'depository', mask: '4821' },
      instrument_id,
    },
    events: [{ name: 'SUCCESS', at }],
  });
const left = (error: string | null) =>
  answer(getBankLinkOutcome, { outcome: 'exit', error, events: [{ name: 'EXIT', at }] });

/** What happens at the bank, before anybody goes there. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Link your bank');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/never your password/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add it by its numbers instead' })).toBeVisible();
  },
});

/** The way to it, where the configuration has linking on. */
export const Offered = meta.story({
  parameters: shownAs({
    at: '/ewa/accounts/new',
    configuration: [...startupSamples.configuration(), { key: 'EnablePlaid', value: '1' }],
  }),
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByRole('link', { name: /Sign in to your bank/ }),
    ).toHaveAttribute('href', '/ewa/accounts/link');
  },
});

async function goes(context: { canvasElement: HTMLElement }) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue to your bank' }));
  return canvas;
}

/** The bank's page has no address now. */
export const NoPage = meta.story({
  tags: ['money-113'],
  beforeEach: ({ msw }) =>
    msw.use(answer(getPlaidLinkToken, { link_token: 'link-7f3a9c', hosted_link_url: null })),
  play: async (context) => {
    const canvas = await goes(context);
    await expect(await canvas.findByText(/There is issue in bank linking/)).toBeVisible();
  },
});

/** An address elsewhere than at a bank of the configuration's list: it is not opened. */
export const OtherHost = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getPlaidLinkToken, { link_token: 'link-7f3a9c', hosted_link_url: 'https://evil.test/link' }),
    ),
  play: async (context) => {
    const canvas = await goes(context);
    await expect(await canvas.findByText(/There is issue in bank linking/)).toBeVisible();
  },
});

/** The server has no token: its words, for a moment and where they stay. */
export const Unavailable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(getPlaidLinkToken, {
        ...{ status: 409, code: 'BankLinkUnavailable' },
        message: 'Banks can’t be reached right now.',
      }),
    ),
  play: async (context) => {
    const canvas = await goes(context);
    await expect(await canvas.findByText('We couldn’t open your bank’s page')).toBeVisible();
    await expect((await screen.findAllByText(/Banks can’t be reached right now/)).length).toBeGreaterThan(0);
  },
});

/** Back from the bank: nothing is saved before it was shown; then a code. */
export const Chosen = meta.story({
  tags: ['money-104', 'money-107', 'money-110'],
  parameters: back(),
  beforeEach: ({ msw }) => {
    const saved = instruments([bankAccount(), instrumentSamples.expiredLink({ status: 2, verification: 1 })]);
    msw.use(
      chosen(),
      refuse(saveInstrument, ...asksForProof),
      answer(saveInstrument, ({ publicToken, isPlaidBankRequest }) => {
        if (publicToken !== 'public-7f3a9c' || !isPlaidBankRequest) throw new Error('The wrong account.');
        return saved;
      }),
      answer(getInstruments, saved),
    );
  },
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Add this account?' })).toBeVisible();
    await expect(canvas.getByText('Bank account ending in 4821')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add this account' }));
    await proved();
    await expect(await canvas.findByRole('link', { name: /Harbor Credit Union.*Ready/ })).toBeVisible();
  },
});

/** An account that is there works again. */
export const LinkedAgain = meta.story({
  parameters: back('/ewa/accounts/link?account=504'),
  beforeEach: ({ msw }) => {
    const saved = instruments([debitCard(), instrumentSamples.expiredLink({ status: 2, verification: 1 })]);
    msw.use(
      chosen(504),
      answer(saveInstrument, ({ id }) => {
        if (id !== 504) throw new Error('The wrong account.');
        return saved;
      }),
      answer(getInstruments, saved),
    );
  },
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it again' }));
    await expect(await canvas.findByRole('heading', { name: 'Account details' })).toBeVisible();
    await expect(await canvas.findByText('Ready')).toBeVisible();
  },
});

/** The user has left the bank's page. */
export const Cancelled = meta.story({
  tags: ['money-110', 'money-111'],
  parameters: back(),
  beforeEach: ({ msw }) => msw.use(left(null)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/You left your bank’s page/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in to your bank' }));
    await expect(await canvas.findByRole('button', { name: 'Continue to your bank' })).toBeVisible();
  },
});

/** The bank has locked its online banking. */
export const LockedAtBank = meta.story({
  parameters: back(),
  beforeEach: ({ msw }) => msw.use(left('ITEM_LOCKED')),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByText(/Your bank has locked its online banking/),
    ).toBeVisible();
  },
});

/** Too late: the bank's page is over. */
export const Expired = meta.story({
  parameters: back(),
  beforeEach: ({ msw }) => msw.use(answer(getBankLinkOutcome, { outcome: 'expired' })),
  play: async (context) => {
    await arrived(context);
    await expect(
      await within(context.canvasElement).findByText(/Your bank’s page is no longer open/),
    ).toBeVisible();
  },
});

/** The bank is being asked. */
export const Checking = meta.story({
  parameters: back(),
  beforeEach: ({ msw }) => msw.use(never(getBankLinkOutcome)),
});

/** The bank couldn't be asked; a retry can. */
export const NotAsked = meta.story({
  parameters: back(),
  beforeEach: ({ msw }) => msw.use(dropped(getBankLinkOutcome, { times: 3 }), chosen()),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText('We couldn’t ask your bank');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Bank account ending in 4821')).toBeVisible();
  },
});

/** The way back from a bank, for a user who isn't linking anything. */
export const NothingToFinish = meta.story({
  tags: ['money-112'],
  parameters: shownAs({ at: '/apps/loading?oauth_state_id=state-1' }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('There’s nothing to finish here')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your accounts' })).toBeVisible();
  },
});
