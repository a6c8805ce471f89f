import { answer, contract, dropped, never, smartspendSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getBudget } = contract.smartspend;
const { budget } = smartspendSamples;

const meta = preview.meta({
  title: 'Screens/Smartspend/Budget',
  ...moneyScreen('/smartspend', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getBudget, budget()), ...ordinaryDay),
});

/** What can be spent until payday, and a month by category, with one limit near and one past. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Budget');
    await expect(await findInMain(context, 'Close to your limit. $17.60 is left this month.')).toBeVisible();
    await expect(await findInMain(context, /^\$16\.30 above your limit/)).toBeVisible();
  },
});

/** What the rules do not know, named as such. */
export const Other = meta.story({
  parameters: shownAs({ at: '/smartspend/Other' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Other');
    await expect(await findInMain(context, 'KESTREL & SONS')).toBeVisible();
  },
});

/** A category without purchases. */
export const NothingSpent = meta.story({
  parameters: shownAs({ at: '/smartspend/Fun' }),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing this month')).toBeVisible();
  },
});

/** Before the first purchase. */
export const First = meta.story({
  tags: ['smartspend-002'],
  beforeEach: ({ msw }) => msw.use(answer(getBudget, budget({ months: [] }))),
  play: async (context) => {
    await arrived(context);
    const name = 'See where your money goes';
    await expect(await within(context.canvasElement).findByRole('heading', { name })).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getBudget)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getBudget)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your budget')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Presupuesto');
  },
});
