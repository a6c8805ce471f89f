import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';
import { usualWork, workNow, workScreen } from '../work-stories.ts';

const { getPushNotification } = contract.connect;

const meta = preview.meta({
  title: 'Screens/Connect/Notifications',
  ...workScreen('/connect/notifications'),
  beforeEach: ({ msw }) => {
    msw.use(...usualWork);
    return workNow();
  },
});

/** Two that are new, and one that was read. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Notifications');
    await expect(await findInMain(context, '2 new notifications')).toBeVisible();
  },
});

/** Before the first. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getPushNotification, { notifications: [], total: 0, unread: 0 })),
  play: async (context) => {
    await expect(await findInMain(context, 'No notifications yet')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getPushNotification)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getPushNotification)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your notifications')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await findInMain(context, '2 nouvelles notifications')).toBeVisible();
  },
});
