import { answer, contract, dropped, never, ridesSamples } from '@dayfare/api/mocks';
import { rideStatus } from '@dayfare/domain/rides';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getCurrentRideDetail, getRideHistory, findRidePlaces } = contract.rides;
const { current, history, hospital, ride, station } = ridesSamples;
const { toWire } = rideStatus;

const meta = preview.meta({
  title: 'Screens/Rides/Book',
  ...moneyScreen('/uber', { after: ['/apps'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCurrentRideDetail, current()),
      answer(getRideHistory, history()),
      answer(findRidePlaces, { places: [station(), hospital()] }),
      ...ordinaryDay,
    ),
});

/** From where to where, with a way that was kept. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Rides');
    await expect(await findInMain(context, 'Central Station to Riverside Hospital')).toBeVisible();
  },
});

/** The same in Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Viajes');
  },
});

/** Before the first ride: the date of birth. */
export const BirthDate = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCurrentRideDetail, current(null, true))),
  play: async (context) => {
    await arrived(context);
    const name = 'When were you born?';
    await expect(await within(context.canvasElement).findByRole('heading', { name })).toBeVisible();
  },
});

/** A driver has accepted, and is three minutes away. */
export const Accepted = meta.story({
  tags: ['rides-005'],
  beforeEach: ({ msw }) => msw.use(answer(getCurrentRideDetail, current(ride()))),
  play: async (context) => {
    await arrived(context);
    await expect(
      await findInMain(context, 'Alma is about 3 minutes away from Central Station.'),
    ).toBeVisible();
  },
});

/** Looking for a driver. */
export const Processing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getCurrentRideDetail,
        current(ride({ rideStatus: toWire('Processing'), driver: null, minutesLeft: null })),
      ),
    ),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, /^We’re asking drivers nearby/)).toBeVisible();
  },
});

/** The ride is over, and its receipt waits. */
export const ReceiptReady = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getCurrentRideDetail,
        current(
          ride({ rideStatus: toWire('ReceiptReady'), cancelFee: null, minutesLeft: null, fare: 11.22 }),
        ),
      ),
    ),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, 'You’re at Riverside Hospital. See what it cost.')).toBeVisible();
  },
});

/** No driver was free. */
export const NoDrivers = meta.story({
  tags: ['rides-019'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getCurrentRideDetail,
        current(ride({ rideStatus: toWire('NoDriversAvailable'), cancelFee: null, driver: null, fare: 0 })),
      ),
    ),
  play: async (context) => {
    await arrived(context);
    await expect(await findInMain(context, /^No driver was free/)).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCurrentRideDetail)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCurrentRideDetail)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your rides')).toBeVisible();
  },
});
