import { answer, contract, dropped, never, ridesSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getCurrentRideDetail, getRideHistory, getUberTripDetailById, getUberTripReceipt } = contract.rides;
const { current, history, receipt } = ridesSamples;

const meta = preview.meta({
  title: 'Screens/Rides/Past',
  ...moneyScreen('/uber/rides', { after: ['/uber'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCurrentRideDetail, current()),
      answer(getRideHistory, history()),
      answer(getUberTripDetailById, receipt().ride),
      answer(getUberTripReceipt, receipt()),
      ...ordinaryDay,
    ),
});

/** Rides that have ended, each in its way. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your rides');
    await expect(await findInMain(context, '$11.22')).toBeVisible();
  },
});

/** No ride yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getRideHistory, { rides: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No rides yet')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getRideHistory)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getRideHistory)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your rides')).toBeVisible();
  },
});

/** What a ride cost, what was held, and what came back. */
export const Receipt = meta.story({
  parameters: shownAs({ at: '/uber/rides/ride-1' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Receipt of your ride');
    await expect(await findInMain(context, '$0.33')).toBeVisible();
  },
});
