import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';
import { usualWork, workNow, workScreen } from '../work-stories.ts';

const { getTwilioActivityMessagesByUserID } = contract.connect;

const meta = preview.meta({
  title: 'Screens/Connect/Activity',
  ...workScreen('/connect/activity'),
  beforeEach: ({ msw }) => {
    msw.use(...usualWork);
    return workNow();
  },
});

/** A message with an attachment, an announcement, and news of a shift. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Activity');
    await expect(await findInMain(context, 'Inventory on Sunday')).toBeVisible();
  },
});

/** Nothing has happened. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getTwilioActivityMessagesByUserID, { activities: [], total: 0 })),
  play: async (context) => {
    await expect(await findInMain(context, 'Nothing yet')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getTwilioActivityMessagesByUserID)),
});

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getTwilioActivityMessagesByUserID)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the activity')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Activité');
  },
});
