import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { atCardTime, cardDay, cardScreen } from '../parts/card-story.ts';

const { getDirectDeposit, saveDirectDeposit } = contract.card;

const deposit = {
  ...{ cardID: 31, currency: 'USD', holder: 'Nadia Rahman', employer: 'Harbor Fresh Market' },
  ...{ bankName: 'Example Bank, N.A.', routingNumber: '129900052', accountNumber: '730000000901' },
  request: null,
};
const asked = (state: number) =>
  answer(getDirectDeposit, {
    ...deposit,
    request: { split: 1, by: 0, percent: 40, amount: null, state, changedAt: '2026-11-22T15:00:00Z' },
  });

const meta = preview.meta({
  title: 'Screens/Card/Deposit',
  ...cardScreen('/card/direct-deposit'),
  beforeEach: ({ msw }) => {
    msw.use(answer(getDirectDeposit, deposit), ...cardDay);
    return atCardTime();
  },
});

/** What it is, and its steps. */
export const Welcome = meta.story({
  tags: ['card-045'],
  parameters: shownAs({ at: '/card/direct-deposit-welcome2' }),
  play: async (context) => {
    await expect(await findInMain(context, 'Your pay, right on your card')).toBeVisible();
  },
});

/** The steps that are done have a tick. */
export const WelcomeBack = meta.story({
  parameters: shownAs({ at: '/card/direct-deposit-welcome2' }),
  beforeEach: ({ msw }) => msw.use(asked(4)),
});

/** How much of the pay. */
export const HowMuch = meta.story();

/** A part, and where the rest goes. */
export const APart = meta.story({
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: /A percentage/ }));
    await expect(await findInMain(context, /and 50% where it goes now/)).toBeVisible();
  },
});

/** The form is with the person, for the employer. */
export const PendingApproval = meta.story({ beforeEach: ({ msw }) => msw.use(asked(0)) });

/** Payroll looks at it. */
export const InReview = meta.story({ beforeEach: ({ msw }) => msw.use(asked(1)) });

/** The first deposit is yet to come. */
export const PendingFirstDeposit = meta.story({ beforeEach: ({ msw }) => msw.use(asked(4)) });

/** The pay goes to the card. */
export const SetUp = meta.story({ beforeEach: ({ msw }) => msw.use(asked(2)) });

/** Payroll couldn’t set it up. */
export const NotSetUp = meta.story({ beforeEach: ({ msw }) => msw.use(asked(3)) });

/** The answer was lost: it can be saved again. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveDirectDeposit)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Get the form' }));
    await expect(await findInMain(context, 'Your direct deposit wasn’t saved')).toBeVisible();
  },
});

/** It is being asked for. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getDirectDeposit)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(dropped(getDirectDeposit)) });

/** Spanish. */
export const Spanish = meta.story({
  beforeEach: ({ msw }) => msw.use(asked(0)),
  globals: { language: 'es' },
});
