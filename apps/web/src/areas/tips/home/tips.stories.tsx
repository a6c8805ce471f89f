import {
  answer,
  contract,
  contractSamples,
  dropped,
  never,
  refuse,
  sessionSamples,
  tipsSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getTips, optInToTips } = contract.tips;
const { deposit, tips } = tipsSamples;

const steps = (done: number) =>
  (['AcceptTerms', 'TipsSetting', 'LinkTipsAccount', 'OptIn'] as const).map((step, at) => ({
    step,
    isDone: at < done,
  }));
const notYet = { isOptedIn: false, account: null, setting: null, deposits: [] };

/** Works for an employer that offers early tips. */
const withTips = sessionSamples.employee({ timelyTipsStatus: 2 });

const meta = preview.meta({
  title: 'Screens/Tips/Home',
  ...moneyScreen('/timely-tips', { after: ['/ewa/home'], user: withTips }),
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips()), ...ordinaryDay),
});

/** Paid out early: one on its way, one that arrived, one that came with pay. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Tips and mileage');
    await expect(await findInMain(context, /^Oct 16.*To First Harbor Checking ••4821 by/)).toBeVisible();
  },
});

/** Set up, before the first report. */
export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ deposits: [], thisMonth: 0 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing yet')).toBeVisible();
  },
});

/** A payout came back: the money is safe, and another account is chosen. */
export const CameBack = meta.story({
  tags: ['tips-006'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getTips,
        tips({
          steps: [...steps(4), { step: 'DisbursementFailed', isDone: false }],
          ...{ waiting: 86.4, deposits: [deposit({ state: 'failed', arrivesAt: null })] },
        }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'A payout of your tips came back')).toBeVisible();
    await expect(await findInMain(context, /^\$86\.40 is safe with us/)).toBeVisible();
  },
});

/** The account was removed. */
export const NowhereToGo = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ account: null, waiting: 12.5 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Your tips have nowhere to go')).toBeVisible();
  },
});

/** Tips early, wages on payday. */
export const TipsOnly = meta.story({
  tags: ['tips-003'],
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ mode: 1 }))),
  play: async (context) => {
    await expect(await findInMain(context, /^Your employer offers early tips/)).toBeVisible();
  },
});

/** First step, where the card is the only place tips could go. */
export const CardFirst = meta.story({
  tags: ['tips-004'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getTips,
        tips({ ...notYet, accounts: [], steps: [{ step: 'ActivateCard', isDone: false }, ...steps(0)] }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Activate the card')).toBeVisible();
  },
});

/** The agreement. */
export const Terms = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTips, tips({ ...notYet, steps: steps(0) })),
      answer(contract.contracts.getContractByType, contractSamples.contracts()),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Read how early tips work, and agree to it.')).toBeVisible();
  },
});

/** What comes early. */
export const Setting = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ ...notYet, steps: steps(1) }))),
  play: async (context) => {
    await expect(await findInMain(context, 'What should come early?')).toBeVisible();
  },
});

/** Where it goes. */
export const Account = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ ...notYet, setting: 'Tips', steps: steps(2) }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Where should your tips go?')).toBeVisible();
  },
});

/** No account to choose from. */
export const NoAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTips, tips({ ...notYet, accounts: [], steps: steps(2) }))),
  play: async (context) => {
    await expect(await findInMain(context, 'No account yet')).toBeVisible();
  },
});

/** The last step is refused: one before it has come undone elsewhere. */
export const StepMissing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTips, tips({ isOptedIn: false, deposits: [], steps: steps(3) })),
      refuse(optInToTips, {
        ...{ status: 409, code: 'TipsStepsMissing', level: 'Warning' },
        message: 'A step is still missing before your tips can be paid out early.',
      }),
    ),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Start early tips' }),
    );
    await expect(await findInMain(context, /^A step is still missing/)).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getTips)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getTips)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your tips')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Propinas y millaje');
  },
});
