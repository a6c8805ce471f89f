import { answer, contract, dropped } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, screenStory } from '../../../testing/screen-story.tsx';

const { getPharmacyCard } = contract.marketplace;

const meta = preview.meta({
  title: 'Screens/Marketplace/Rx',
  ...screenStory({ at: '/rxdiscount' }),
  beforeEach: ({ msw }) =>
    msw.use(
      ...ordinaryDay,
      answer(getPharmacyCard, { memberID: 'RX00000042', groupID: 'EWA2026', bin: '610600', pcn: 'SAVE' }),
    ),
});

/** The card with the numbers that a pharmacy asks for. */
export const Usual = meta.story({
  tags: ['marketplace-014'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Prescription discount');
    await expect(await findInMain(context, 'RX00000042')).toBeVisible();
  },
});

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getPharmacyCard)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your card')).toBeVisible();
  },
});
