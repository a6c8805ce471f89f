import { answer, contract, dropped, never, refuse, savingsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { changeGoal, getGoalHistory, getGoals } = contract.savings;
const { goal, history, savings } = savingsSamples;

const meta = preview.meta({
  title: 'Screens/Savings/Goal',
  ...moneyScreen('/savings/7', { after: ['/savings'] }),
  beforeEach: ({ msw }) => {
    msw.use(
      answer(getGoals, savings({ goals: [goal({ onItsWay: 10, roundUpTo: 5, partOfTransfers: 10 })] })),
      answer(getGoalHistory, history()),
      ...ordinaryDay,
    );
    return setNow('2026-11-20T15:00:00Z');
  },
});

/** What is in it, what comes next, its rules, and all that went in and out, with what was left out. */
export const Saving = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'More than halfway')).toBeVisible();
    await expect(await findInMain(context, /There wasn’t enough in your balance/)).toBeVisible();
  },
});

/** Paused. */
export const Paused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getGoals, savings({ goals: [goal({ status: 1, next: null, balance: 560 })] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Almost there')).toBeVisible();
  },
});

/** Achieved: nothing more is put aside. */
export const Achieved = meta.story({
  tags: ['savings-005'],
  beforeEach: ({ msw }) =>
    msw.use(answer(getGoals, savings({ goals: [goal({ status: 5, next: null, balance: 600 })] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'You’ve done it')).toBeVisible();
  },
});

/** Archived, with its history. */
export const Archived = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getGoals, savings({ goals: [goal({ status: 4, next: null, balance: 0 })] }))),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).queryByRole('button', { name: 'Withdraw' })).toBeNull();
  },
});

/** Archived while a withdrawal was on its way, which then came back: it can be withdrawn again. */
export const CameBack = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getGoals, savings({ goals: [goal({ status: 4, next: null, balance: 45 })] }))),
  play: async (context) => {
    await expect(await findInMain(context, /A withdrawal came back/)).toBeVisible();
    await expect(within(context.canvasElement).getByRole('button', { name: 'Withdraw' })).toBeVisible();
  },
});

/** Something else has happened to it meanwhile. */
export const NotCancelled = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(changeGoal, { status: 409, code: 'GoalNotChangeable', message: '' })),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Cancel the goal' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
    await expect(await findInMain(context, /changed in the meantime/)).toBeVisible();
  },
});

/** A goal that isn’t there. */
export const Missing = meta.story({
  parameters: shownAs({ at: '/savings/99' }),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t find this goal')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getGoals)) });

/** The history couldn’t be loaded: the rest is there. */
export const NoHistory = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getGoalHistory)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the history')).toBeVisible();
  },
});
