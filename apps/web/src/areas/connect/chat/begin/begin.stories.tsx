import { contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { findInMain } from '../../../../testing/screen-story.tsx';
import { chatNow, chatScreen, usualChat } from '../chat-stories.ts';

const { getContactList } = contract.connect;

const meta = preview.meta({
  title: 'Screens/Connect/Chat/Begin',
  ...chatScreen('/connect/chats/new'),
  beforeEach: ({ msw }) => {
    msw.use(...usualChat);
    return chatNow();
  },
});

/** Colleagues, with whether they are there. */
export const OnePerson = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Lena Kaya')).toBeVisible();
  },
});

/** A group without a name and people can’t be made. */
export const Group = meta.story({
  play: async (context) => {
    await findInMain(context, 'Lena Kaya');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'A group' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Create group' }));
    await expect(await findInMain(context, 'Give the group a name.')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getContactList)) });

/** They couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getContactList)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your coworkers')).toBeVisible();
  },
});
