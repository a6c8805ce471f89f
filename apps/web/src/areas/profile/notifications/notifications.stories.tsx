import { answer, contract, dropped, never, profileSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getNotificationSetting, saveNotificationSetting } = contract.profile;
const { notificationSettings } = profileSamples;

const meta = preview.meta({
  title: 'Screens/Profile/Notifications',
  ...moneyScreen('/home/notifications', { after: ['/home/profile'] }),
  beforeEach: ({ msw }) => msw.use(answer(getNotificationSetting, notificationSettings()), ...ordinaryDay),
});

/** A group for each channel. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Notification settings');
    for (const name of ['On your devices', 'By text message', 'By email', 'From our partners'])
      await expect(await findInMain(context, name)).toBeVisible();
  },
});

/** A choice that wasn’t saved. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveNotificationSetting)),
  play: async (context) => {
    await arrived(context);
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('switch', { name: 'Offers' }));
    await expect(await page.findByText('Your choice wasn’t saved')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getNotificationSetting)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getNotificationSetting)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your settings')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Réglages des notifications');
  },
});
