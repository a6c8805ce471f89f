import { answer, contract, dropped, never, refuse, workSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { usualWork, workNow, workScreen } from '../work-stories.ts';

const { getOrganizationShiftList, requestShifts } = contract.connect;
const { shifts } = workSamples;

const meta = preview.meta({
  title: 'Screens/Connect/Shifts',
  ...workScreen('/connect/shifts'),
  beforeEach: ({ msw }) => {
    msw.use(...usualWork);
    return workNow();
  },
});

/** The person’s own shifts in each state, and one that is open. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Shifts');
    for (const state of ['Requested', 'Confirmed', 'Declined'])
      await expect(await findInMain(context, state)).toBeVisible();
  },
});

/** Kronos plans them. */
export const Kronos = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOrganizationShiftList, shifts({ isOrganizationKronosEnable: true }))),
  play: async (context) => {
    await expect(await findInMain(context, /plans shifts in Kronos/)).toBeVisible();
  },
});

/** No open shifts. */
export const None = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getOrganizationShiftList, { shifts: [], isOrganizationKronosEnable: false })),
  play: async (context) => {
    await expect(await findInMain(context, 'No shifts right now')).toBeVisible();
  },
});

/** An open shift with its parts. */
export const Open = meta.story({
  parameters: shownAs({ at: '/connect/shifts/1' }),
  play: async (context) => {
    await expect(await findInMain(context, '2 people wanted')).toBeVisible();
  },
});

/** A shift that was confirmed, and can be canceled. */
export const Confirmed = meta.story({
  parameters: shownAs({ at: '/connect/shifts/3' }),
  play: async (context) => {
    await expect(await findInMain(context, 'The shift is yours.')).toBeVisible();
  },
});

/** A shift that was declined: nothing is left to do. */
export const Declined = meta.story({
  parameters: shownAs({ at: '/connect/shifts/4' }),
  play: async (context) => {
    await expect(await findInMain(context, /^Your manager declined/)).toBeVisible();
  },
});

/** Another employee was faster. */
export const Refused = meta.story({
  parameters: shownAs({ at: '/connect/shifts/1' }),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(requestShifts, {
        ...{ status: 409, code: 'ShiftNotOpen', message: 'This shift can’t be requested any more.' },
      }),
    ),
  play: async (context) => {
    await arrived(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Request this shift' }));
    await expect(await page.findByText('This shift can’t be requested any more.')).toBeVisible();
  },
});

/** A shift that has begun. */
export const Gone = meta.story({
  parameters: shownAs({ at: '/connect/shifts/99' }),
  play: async (context) => {
    await expect(await findInMain(context, 'This shift isn’t offered any more')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getOrganizationShiftList)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getOrganizationShiftList)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the shifts')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Quarts de travail');
  },
});
