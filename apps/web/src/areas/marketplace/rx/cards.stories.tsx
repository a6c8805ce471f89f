import { answer, contract, dropped, never, rxSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getFamilyCards, getPharmacyCard } = contract.marketplace;

const meta = preview.meta({
  title: 'Screens/Marketplace/Rx/Cards of the family',
  ...moneyScreen('/rxdiscount/cards', { after: ['/rxdiscount'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getPharmacyCard, rxSamples.card()),
      answer(getFamilyCards, rxSamples.family()),
      ...ordinaryDay,
    ),
});

/** Cards of two people, each of which opens. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Cards of your family');
    await expect(await findInMain(context, 'Card of Ana María')).toBeVisible();
  },
});

/** None yet. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getFamilyCards, { cards: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No cards yet.')).toBeVisible();
  },
});

/** On their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getFamilyCards)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getFamilyCards)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the cards')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
