import { answer, contract, dropped, never, refuse, timeSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getTeamHours, setLoggedHoursStatus } = contract.time;
const { entry, teamHours } = timeSamples;

const meta = preview.meta({
  title: 'Screens/Time/Team',
  ...moneyScreen('/home/team-hours', { after: ['/timely-shifts'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getTeamHours, { loggedHours: teamHours() }),
      answer(setLoggedHoursStatus, { loggedHours: [entry({ status: 4 })] }),
      ...ordinaryDay,
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

const chooseAll = async ({ canvasElement }: Context) =>
  userEvent.click(await within(canvasElement).findByRole('checkbox', { name: 'All of them' }));
const press = async ({ canvasElement }: Context, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** Hours of two people; one of the times needs a look. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your team’s hours');
    await expect(await findInMain(context, /Check this time/)).toBeVisible();
    await chooseAll(context);
    await expect(
      await within(context.canvasElement).findByRole('button', { name: 'Approve 3' }),
    ).toBeVisible();
  },
});

/** Nothing was chosen. */
export const Missing = meta.story({
  play: async (context) => {
    await press(context, /^Approve/);
    await expect(await findInMain(context, 'Choose the hours first.')).toBeVisible();
  },
});

/** A rejection needs a reason. */
export const Rejecting = meta.story({
  play: async (context) => {
    await chooseAll(context);
    await press(context, /^Reject/);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(await sheet.findByRole('button', { name: 'Reject' }));
    await expect(await sheet.findByText(/^Say what’s wrong/)).toBeVisible();
  },
});

/** Another manager was faster. */
export const Decided = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(setLoggedHoursStatus, { status: 409, code: 'HoursDecided', message: 'Look at the list again.' }),
    ),
  play: async (context) => {
    await chooseAll(context);
    await press(context, /^Approve/);
    await expect(await findInMain(context, 'Nothing was decided')).toBeVisible();
  },
});

/** Nothing waits. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTeamHours, { loggedHours: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing to decide')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getTeamHours)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getTeamHours)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your team’s hours')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Horas de tu equipo');
  },
});
