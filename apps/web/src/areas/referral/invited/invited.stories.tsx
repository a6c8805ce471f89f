import { answer, contract, dropped, never, referralSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getInvitation } = contract.referral;
const { invitation } = referralSamples;

const meta = preview.meta({
  title: 'Screens/Referral/Invited',
  ...screenStory({ at: '/welcome/invited?code=FRNK2345', user: null }),
  beforeEach: ({ msw }) => msw.use(answer(getInvitation, invitation())),
});

/** A friend’s invitation: who it is from, and what it means. */
export const Friend = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent(/^Maya T\. invites you to/);
  },
});

/** A coworker’s: where they work is said, too. */
export const Coworker = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getInvitation, invitation({ employerName: 'Harbor Fresh Market' }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Maya T. works at Harbor Fresh Market.')).toBeVisible();
  },
});

/** Its time is over. */
export const Ended = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getInvitation, invitation({ state: 'ended', inviterName: null }))),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('This invitation has ended');
  },
});

/** A link that was cut off: nothing is looked up. */
export const Unknown = meta.story({
  parameters: shownAs({ at: '/welcome/invited?code=FRNK', user: null }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We don’t know this invitation');
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getInvitation)) });

/** It couldn’t be looked up; signing up goes on without it. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getInvitation)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t look up your invitation')).toBeVisible();
  },
});
