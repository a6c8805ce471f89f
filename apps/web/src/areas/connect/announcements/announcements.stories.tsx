import { answer, contract, dropped, never, workSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, findInMain, shownAs } from '../../../testing/screen-story.tsx';
import { usualWork, workNow, workScreen } from '../work-stories.ts';

const { getCompanyMessage } = contract.connect;
const { announcement, announcements } = workSamples;

const meta = preview.meta({
  title: 'Screens/Connect/Announcements',
  ...workScreen('/connect/announcements/1'),
  beforeEach: ({ msw }) => {
    msw.use(...usualWork);
    return workNow();
  },
});

/** An announcement with a picture, to be acknowledged. */
export const Company = meta.story({
  play: async (context) => {
    await expect(await findInMain(context, 'Author of this announcement')).toBeVisible();
  },
});

/** A partner's message, without an author at work. */
export const Partner = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getCompanyMessage, {
        companyMessages: [
          announcement({
            ...{ isMarketing: true, needsAcknowledgement: false, hasImage: false },
            actionURL: 'https://www.granite-outfitters.example/winter-boots',
          }),
        ],
        mayAnnounce: false,
      }),
    ),
  play: async (context) => {
    await expect(await findInMain(context, /^From a partner/)).toBeVisible();
    await expect(await findInMain(context, /^Go to granite-outfitters.example/)).toBeVisible();
  },
});

/** One that isn’t kept any more. */
export const Gone = meta.story({
  parameters: shownAs({ at: '/connect/announcements/99' }),
  play: async (context) => {
    await expect(await findInMain(context, 'This announcement isn’t here any more')).toBeVisible();
  },
});

/** A new one, by a user who speaks for the organization. */
export const New = meta.story({
  parameters: shownAs({ at: '/connect/announcements/new' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('New announcement');
  },
});

/** A new one for later, whose time is missing. */
export const Later = meta.story({
  parameters: shownAs({ at: '/connect/announcements/new' }),
  play: async (context) => {
    const page = within(context.canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: 'Announce it later' }));
    await userEvent.click(await page.findByRole('button', { name: 'Schedule the announcement' }));
    await expect(await findInMain(context, 'Enter the time.')).toBeVisible();
  },
});

const managed = (manage: Partial<NonNullable<ReturnType<typeof announcement>['manage']>>) =>
  answer(getCompanyMessage, {
    companyMessages: [
      announcement({ manage: { isScheduled: false, waiting: 7, nextReminderAt: null, ...manage } }),
    ],
    mayAnnounce: true,
  });

/** Some have yet to confirm, and can be reminded. */
export const Managed = meta.story({
  beforeEach: ({ msw }) => msw.use(managed({ nextReminderAt: '2026-11-20T10:00:00Z' })),
  play: async (context) => {
    await expect(await findInMain(context, '7 people have yet to confirm reading it')).toBeVisible();
    await expect(await findInMain(context, 'Remind those who haven’t confirmed')).toBeVisible();
  },
});

/** They were reminded three times. */
export const Reminded = meta.story({
  beforeEach: ({ msw }) => msw.use(managed({})),
  play: async (context) => {
    await expect(await findInMain(context, /^They’ve been reminded three times/)).toBeVisible();
  },
});

/** Only managers see it yet. */
export const Scheduled = meta.story({
  beforeEach: ({ msw }) => msw.use(managed({ isScheduled: true, waiting: 0 })),
  play: async (context) => {
    await expect(await findInMain(context, /^People will see this, and be told of it/)).toBeVisible();
  },
});

/** The same page for anybody else. */
export const NotAllowed = meta.story({
  parameters: shownAs({ at: '/connect/announcements/new' }),
  beforeEach: ({ msw }) => msw.use(answer(getCompanyMessage, { ...announcements(), mayAnnounce: false })),
  play: async (context) => {
    await expect(await findInMain(context, 'Announcements are made by managers')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getCompanyMessage)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getCompanyMessage)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load the announcement')).toBeVisible();
  },
});

/** French, which has the longest words here. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await findInMain(context, 'Auteur de cette annonce')).toBeVisible();
  },
});
