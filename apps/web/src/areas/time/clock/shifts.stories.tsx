import { answer, contract, dropped, never, timeSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';

const { getCurrentAttendance, getLoggedHoursByUserID, markAttendance, getTimeTrackerByID } = contract.time;
const { attendance, clockedIn, entry, hours } = timeSamples;

const meta = preview.meta({
  title: 'Screens/Time/Clock',
  ...moneyScreen('/timely-shifts', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCurrentAttendance, attendance()),
      answer(getLoggedHoursByUserID, { loggedHours: hours() }),
      answer(markAttendance, clockedIn()),
      answer(getTimeTrackerByID, entry({ status: 5, reason: timeSamples.rejected })),
      ...ordinaryDay,
    ),
});

/** Not clocked in, with hours in each state. */
export const Usual = meta.story({
  tags: ['time-012'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Shifts and hours');
    for (const state of ['Not submitted', 'Submitted', 'Approved', 'Rejected'])
      await expect(await findInMain(context, state)).toBeVisible();
  },
});

/** Clocked in. */
export const ClockedIn = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCurrentAttendance, clockedIn())),
  play: async (context) => {
    await expect(await findInMain(context, 'You’re clocked in')).toBeVisible();
  },
});

/** Clocked in for too long: its end is asked for. */
export const Forgotten = meta.story({
  tags: ['time-011'],
  beforeEach: ({ msw }) => msw.use(answer(getCurrentAttendance, clockedIn({ isClockOutPending: true }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Did you forget to clock out?')).toBeVisible();
  },
});

/** The network is gone: the time is kept here until it is back. */
export const Kept = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(markAttendance)),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(await within(context.canvasElement).findByRole('button', { name: 'Clock in' }));
    const text = /^Noted with its time on this device/;
    await expect(await within(context.canvasElement).findByText(text)).toBeVisible();
  },
});

/** A clock-out without a clock-in, for someone who also manages a team. */
export const OutAlone = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getCurrentAttendance, attendance({ clockOutAlone: '2026-10-16T14:30:00Z', toDecide: 3 }))),
  play: async (context) => {
    await expect(await findInMain(context, /there is no clock-in before it yet/)).toBeVisible();
    await expect(await findInMain(context, 'Your team’s hours: 3 to check')).toBeVisible();
  },
});

/** An employer that keeps hours in a system of its own. */
export const System = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCurrentAttendance, attendance({ integrationType: 5 }))),
  play: async (context) => {
    await expect(await findInMain(context, /keeps hours in Kronos/)).toBeVisible();
  },
});

/** Nothing logged. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getLoggedHoursByUserID, { loggedHours: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No hours logged yet')).toBeVisible();
  },
});

/** For visitors. */
export const Visitor = meta.story({
  parameters: shownAs({ at: '/timely-shifts', user: null }),
  play: async (context) => {
    await expect(await findInMain(context, /^Clock in and out, and log/)).toBeVisible();
  },
});

/** Hours that a manager rejected. */
export const Rejected = meta.story({
  parameters: shownAs({ at: '/home/hours/8' }),
  play: async (context) => {
    await expect(await findInMain(context, 'Your manager rejected these hours')).toBeVisible();
    await expect(await findInMain(context, /“The schedule says 8 AM to 4 PM.”/)).toBeVisible();
  },
});

/** Hours that can’t be changed any more. */
export const Closed = meta.story({
  parameters: shownAs({ at: '/home/hours/9' }),
  beforeEach: ({ msw }) => msw.use(answer(getTimeTrackerByID, entry({ status: 4 }))),
  play: async (context) => {
    await expect(await findInMain(context, 'These hours can’t be changed')).toBeVisible();
  },
});

/** Hours to log. */
export const New = meta.story({
  parameters: shownAs({ at: '/home/hours/new' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Log hours');
  },
});

/** On its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getCurrentAttendance), never(getLoggedHoursByUserID)),
});

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCurrentAttendance), dropped(getLoggedHoursByUserID)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t see whether you’re clocked in')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Quarts et heures');
  },
});
