import { answer, connectSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { findInMain } from '../../../../testing/screen-story.tsx';
import { chatNow, chatPath, chatScreen, usualChat } from '../chat-stories.ts';

const { getConversations, participantChannel } = contract.connect;
const { conversation } = connectSamples;

const group = conversation({
  ...{ displayName: 'Produce team', name: 'Produce team', conversationType: 1, oppositeUserId: null },
  description: 'Deliveries, displays and who is in',
});

const meta = preview.meta({
  title: 'Screens/Connect/Chat/Info',
  ...chatScreen(`${chatPath}/info`),
  beforeEach: ({ msw }) => {
    msw.use(answer(getConversations, { conversations: [group] }), ...usualChat);
    return chatNow();
  },
});

/** A group, with who made it, who administers it, and how to leave it. */
export const Group = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, /Group owner/)).toBeVisible();
    await expect(await findInMain(context, 'Leave the group')).toBeVisible();
  },
});

/** Two people. */
export const TwoPeople = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getConversations, { conversations: [conversation()] })),
  play: async (context) => {
    await expect(await findInMain(context, 'Remove from my chats')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(participantChannel)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(participantChannel)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load this chat')).toBeVisible();
  },
});
