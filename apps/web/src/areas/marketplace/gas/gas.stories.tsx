import { answer, contract, dropped, gasSamples, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getGasStations } = contract.marketplace;
const { stations } = gasSamples;

const meta = preview.meta({
  title: 'Screens/Marketplace/Gas',
  ...moneyScreen('/gas-discount', { after: ['/apps'] }),
  beforeEach: ({ msw }) => msw.use(answer(getGasStations, stations()), ...ordinaryDay),
});

/** Three stations, the cheapest first, in the list and on the map. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Gas discounts');
    await findInMain(context, '1. Court Street Oil');
    const main = within(context.canvasElement).getByRole('main');
    await expect(within(main).getByRole('img', { name: 'Map of the 3 stations in the list' })).toBeVisible();
  },
});

/** None in the area. */
export const Nothing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGasStations, stations([]))),
  play: async (context) => {
    await expect(await findInMain(context, 'No stations found')).toBeVisible();
  },
});

/** On their way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getGasStations)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getGasStations)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the stations')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });
