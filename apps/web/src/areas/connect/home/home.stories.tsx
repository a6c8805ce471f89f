import { answer, contract, dropped, never } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { findInMain } from '../../../testing/screen-story.tsx';
import { chatNow, chatScreen, usualChat } from '../chat/chat-stories.ts';

const { getCompanyMessage } = contract.connect;

const announcement = {
  ...{ companyMessageID: 1, title: 'The loading dock is closed on Monday', authorID: 1041, likes: 4 },
  ...{ detail: 'Deliveries come to the front door from six to nine.', authorName: 'Nadia Rahman' },
  ...{ createdAt: '2026-11-19T19:00:00Z', needsAcknowledgement: true, isLiked: true, acknowledged: 2 },
  ...{ isAcknowledged: false, isMarketing: false, hasImage: false },
  ...{ actionURL: null, manage: null },
};

const meta = preview.meta({
  title: 'Screens/Connect/Home',
  ...chatScreen('/connect/connect'),
  beforeEach: ({ msw }) => {
    msw.use(answer(getCompanyMessage, { companyMessages: [announcement], mayAnnounce: false }), ...usualChat);
    return chatNow();
  },
});

/** An announcement that waits to be acknowledged, and unread messages. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'The loading dock is closed on Monday')).toBeVisible();
  },
});

/** Nothing was announced. */
export const None = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getCompanyMessage, { companyMessages: [], mayAnnounce: false })),
  play: async (context) => {
    await expect(await findInMain(context, 'No announcements yet.')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCompanyMessage)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCompanyMessage)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the announcements')).toBeVisible();
  },
});
