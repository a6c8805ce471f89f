import { answer, connectSamples, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { findInMain } from '../../../../testing/screen-story.tsx';
import { chatNow, chatPath, chatScreen, usualChat } from '../chat-stories.ts';

const { getConversations, getMediaUrl, getMessageChanges, getMessages } = contract.connect;

const typists = ['Nadia Rahman', 'Lena Kaya', 'Omar Diaz', 'Ana Bell', 'Ben Tran'];

const meta = preview.meta({
  title: 'Screens/Connect/Chat/Conversation',
  ...chatScreen(chatPath),
  beforeEach: ({ msw }) => {
    msw.use(...usualChat);
    return chatNow();
  },
});

/** A conversation of two with a reply, a reaction, a deleted message, and a typing notice. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Yes, at six')).toBeVisible();
    await expect(await findInMain(context, 'Nadia Rahman…')).toBeVisible();
    await expect(await findInMain(context, 'New messages')).toBeVisible();
    await expect(await findInMain(context, 'Wednesday, November 18')).toBeVisible();
  },
});

/** Three weeks of a chat that was looked through: only what is near the screen is in the page. */
export const Long = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getMessages, connectSamples.longRoom())),
  play: async ({ canvasElement }) => {
    const lines = () => canvasElement.querySelectorAll('[aria-posinset]').length;
    await waitFor(() => expect(lines()).toBeGreaterThan(0));
    await expect(lines()).toBeLessThan(60);
  },
});

/** Five people of a group type: three are named. */
export const ManyTyping = meta.story({
  tags: ['connect-025'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getMessages, connectSamples.room({ typing: typists })),
      answer(getMessageChanges, connectSamples.room({ messages: [], typing: typists })),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Nadia Rahman, Lena Kaya, Omar Diaz and 2 more…')).toBeVisible();
  },
});

/** A picture and a document that were sent. */
export const Files = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getMessages, connectSamples.room({ messages: connectSamples.files(), typing: [] })),
      answer(getMediaUrl, { url: connectSamples.drawing, expiresAt: '2026-11-20T15:05:00Z' }),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Open picture')).toBeVisible();
    await expect(await findInMain(context, 'holiday-hours.pdf')).toBeVisible();
  },
});

/** Before the first word. */
export const Empty = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getMessages, connectSamples.room({ messages: [], hasEarlier: false, typing: [], revision: 0 })),
    ),
  play: async (context) => {
    await expect(await findInMain(context, 'Say the first word.')).toBeVisible();
  },
});

/** The person has left it, or it was deleted. */
export const Missing = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getConversations, { conversations: [] })),
  play: async (context) => {
    await expect(await findInMain(context, 'This chat isn’t here')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getMessages)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getMessages)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load this chat')).toBeVisible();
  },
});
