import { answer, contract, dropped, never, referralSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { moneyScreen, ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain } from '../../../testing/screen-story.tsx';

const { getReferrals } = contract.referral;
const { noReferrals, referral, referrals } = referralSamples;

const meta = preview.meta({
  title: 'Screens/Referral/Home',
  ...moneyScreen('/referral', { after: ['/ewa/home'] }),
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, referrals()), ...ordinaryDay),
});

/** Before the first invitation: what inviting others brings. */
export const First = meta.story({
  tags: ['referral-001'],
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, noReferrals())),
  play: async (context) => {
    await arrived(context);
    const name = 'Bring others, and be thanked for it';
    await expect(await within(context.canvasElement).findByRole('heading', { name })).toBeVisible();
    const list = within(context.canvasElement).getByRole('list', { name: 'Your rewards, in all' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
});

/** An invitation in each state, and the first reward. */
export const Usual = meta.story({
  tags: ['referral-003'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const label of ['Sent', 'Signing up', 'Joined', 'Rewarded'])
      await expect(await canvas.findByText(label)).toBeVisible();
    await expect(canvas.getAllByText('Expired')).toHaveLength(2);
  },
});

/** Every reward is earned: more people can be invited, and that there is nothing more for it is said. */
export const AllEarned = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, referrals({ enrolled: 3, earned: 50 }))),
  play: async (context) => {
    await expect(await findInMain(context, /You’ve earned every reward/)).toBeVisible();
  },
});

/** A long name, and amounts of five figures. */
export const LongNames = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getReferrals,
        referrals({
          earned: 15_000,
          referrals: [
            referral({
              ...{ name: 'Maximiliana-Konstantina Papadopoulou', status: 6, invitationStatus: 2 },
              ...{ expiresAt: null, reward: 15_000 },
            }),
          ],
        }),
      ),
    ),
  play: async (context) => {
    await expect(await findInMain(context, /Maximiliana/)).toBeVisible();
  },
});

/** The program is closed: no new invitations, and what was earned stays. */
export const Closed = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, referrals({ isOpen: false, codes: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nobody can be invited right now')).toBeVisible();
  },
});

/** It is closed, without any invitations. */
export const ClosedBefore = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getReferrals, noReferrals({ isOpen: false, codes: [] }))),
  play: async (context) => {
    await expect(await findInMain(context, 'Nobody can be invited right now')).toBeVisible();
  },
});

/** On its way. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getReferrals)) });

/** It couldn’t be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getReferrals)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t load your invitations')).toBeVisible();
  },
});
