import { answer, contract, dropped } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, screenStory } from '../../../testing/screen-story.tsx';

const { getInsuranceQuotes, saveInsuranceLogs } = contract.marketplace;

const quotes = {
  currency: 'USD',
  quotes: [
    { quoteID: 11, company: 'Northway Insurance', premium: 94, deductible: 500, coverage: 50_000 },
    { quoteID: 12, company: 'Harbor Mutual', premium: 88.5, deductible: 1000, coverage: 50_000 },
  ],
};

const meta = preview.meta({
  title: 'Screens/Marketplace/Insurance',
  ...screenStory({ at: '/apps/insurance/auto' }),
  beforeEach: ({ msw }) =>
    msw.use(...ordinaryDay, answer(getInsuranceQuotes, quotes), answer(saveInsuranceLogs, true)),
});

/** Quotes side by side, the lowest premium first. */
export const Usual = meta.story({
  tags: ['marketplace-005'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Car insurance');
    await expect(await findInMain(context, 'Harbor Mutual')).toBeVisible();
  },
});

/** No quotes. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInsuranceQuotes, { ...quotes, quotes: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'There are no quotes right now.')).toBeVisible();
  },
});

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getInsuranceQuotes)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the quotes')).toBeVisible();
  },
});
