import { answer, connectSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { findInMain } from '../../../../testing/screen-story.tsx';
import { chatNow, chatScreen, usualChat } from '../chat-stories.ts';

const { getConversations } = contract.connect;

const meta = preview.meta({
  title: 'Screens/Connect/Chat/Chats',
  ...chatScreen('/connect/chats'),
  beforeEach: ({ msw }) => {
    msw.use(...usualChat);
    return chatNow();
  },
});

/** A person who is online, a group with many unread messages, and one that is muted. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Produce team')).toBeVisible();
  },
});

/** Two hundred conversations, as many as are loaded: only those near the screen are in the page. */
export const Many = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getConversations, { conversations: connectSamples.manyConversations() })),
  play: async (context) => {
    await expect(await findInMain(context, 'Team 1')).toBeVisible();
    const rows = context.canvasElement.querySelectorAll('[aria-setsize="200"]');
    await expect(rows.length).toBeLessThan(40);
  },
});

/** Before the first conversation. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getConversations, { conversations: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'No chats yet')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getConversations)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getConversations)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your chats')).toBeVisible();
  },
});
