import { answer, contract, refuse, savingsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay, setNow } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getGoals, saveGoal } = contract.savings;
const { goal, noSavings, savings } = savingsSamples;

const meta = preview.meta({
  title: 'Screens/Savings/Plan',
  ...moneyScreen('/savings/new', { after: ['/savings'] }),
  beforeEach: ({ msw }) => {
    msw.use(answer(getGoals, savings()), answer(saveGoal, goal({ goalID: 20, balance: 0 })), ...ordinaryDay);
    return setNow('2026-11-20T15:00:00Z');
  },
});

interface Context {
  canvasElement: HTMLElement;
}

async function typed(context: Context, name = 'Concert', each = '20') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByRole('textbox', { name: 'What are you saving for?' }), name);
  await userEvent.type(canvas.getByRole('textbox', { name: 'How much do you need?' }), '120');
  await userEvent.type(canvas.getByRole('textbox', { name: 'How much each time?' }), each);
  return canvas;
}

const advance = async (context: Context) =>
  userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Continue' }));

/** What for, how much, how much each time: the day follows from it. */
export const Typed = meta.story({
  play: async (context) => {
    await typed(context);
    await expect(await findInMain(context, /\$20\.00 every week gets you there by/)).toBeVisible();
  },
});

/** A name that is taken, and too little each time. */
export const Wrong = meta.story({
  tags: ['savings-006'],
  play: async (context) => {
    const canvas = await typed(context, 'trip to lisbon', '1');
    await advance(context);
    await expect(canvas.getByRole('textbox', { name: 'What are you saving for?' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'How much each time?' })).toBeInvalid();
  },
});

/** What the plan comes to, with its chart, before it is agreed to. */
export const Review = meta.story({
  play: async (context) => {
    const canvas = await typed(context);
    await advance(context);
    await expect(await canvas.findByRole('table', { name: /How it adds up/ })).toBeInTheDocument();
  },
});

/** A change that was refused in the meantime: what is planned is still there. */
export const ChangeRefused = meta.story({
  parameters: shownAs({ at: '/savings/7/change' }),
  beforeEach: ({ msw }) => msw.use(refuse(saveGoal, { status: 409, code: 'GoalNotChangeable', message: '' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the change' }));
    await expect(await canvas.findByText('The goal wasn’t saved')).toBeVisible();
  },
});

/** Nothing to save from. */
export const NoSource = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGoals, noSavings({ sources: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'There’s nothing to save from')).toBeVisible();
  },
});
