import { answer, contract, dropped, never, savingsSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getGoals } = contract.savings;
const { noSavings, savings } = savingsSamples;

const meta = preview.meta({
  title: 'Screens/Savings/Goals',
  ...moneyScreen('/savings', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getGoals, savings()), ...ordinaryDay),
});

/** A goal in each state, and all of it in one figure. */
export const Usual = meta.story({
  tags: ['savings-002', 'savings-004'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('progressbar', { name: 'Trip to Lisbon' })).toHaveAttribute(
      'aria-valuetext',
      '$325.00 of $600.00',
    );
  },
});

/** Before the first goal: what saving is about, and no zero that might be wrong. */
export const First = meta.story({
  tags: ['savings-008', 'savings-009'],
  beforeEach: ({ msw }) => msw.use(answer(getGoals, noSavings())),
  play: async (context) => {
    await expect(await findInMain(context, '--')).toBeVisible();
  },
});

/** Savings are closed: nothing new, and what is there can be withdrawn. */
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGoals, savings({ isOpen: false }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing new can be put aside right now')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getGoals)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getGoals)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your savings')).toBeVisible();
  },
});
