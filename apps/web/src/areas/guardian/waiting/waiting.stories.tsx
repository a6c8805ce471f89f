import { answer, contract, dropped, guardianSamples, never, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, screenStory } from '../../../testing/screen-story.tsx';

const { getGuardianConsent, remindGuardian } = contract.guardian;
const { waitingConsent } = guardianSamples;

const meta = preview.meta({
  title: 'Screens/Guardian/Waiting',
  ...screenStory({ at: '/home/guardian', after: ['/ewa/home'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getGuardianConsent, waitingConsent()),
      answer(remindGuardian, 1),
      answer(contract.startup.startupDataV2, startupSamples.startupData({ IsMinorUser: '1' })),
      ...ordinaryDay,
    ),
});

/** Waits for the page's heading, which has another while it loads. */
const untilHeaded = ({ canvasElement }: { canvasElement: HTMLElement }, name: string | RegExp) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

/** No guardian has been asked yet. */
export const NotAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGuardianConsent, waitingConsent({ asked: null }))),
  play: async (context) => {
    await untilHeaded(context, 'Ask your parent or guardian');
  },
});

/** The guardian has been sent a link. */
export const Waiting = meta.story({
  play: async (context) => {
    await untilHeaded(context, 'Waiting for your parent or guardian');
  },
});

/** The link was sent once more. */
export const Reminded = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Send the link again' }),
    );
    await expect(await findInMain(context, 'The link is on its way')).toBeVisible();
  },
});

/** Three texts have been sent today. */
export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(remindGuardian, 0)),
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Send the link again' }),
    );
    await expect(await findInMain(context, 'We couldn’t send the link')).toBeVisible();
  },
});

/** The link has expired. */
export const Expired = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(
        getGuardianConsent,
        waitingConsent({ asked: { phoneEnd: '50', sentAt: '2026-11-10T14:12:00Z', isExpired: true } }),
      ),
    ),
  play: async (context) => {
    await untilHeaded(context, 'The link has expired');
  },
});

/** The consent was given. */
export const Given = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getGuardianConsent, waitingConsent({ isApproved: true }))),
  play: async (context) => {
    await untilHeaded(context, 'Your parent or guardian has agreed');
  },
});

/** It is being looked up. */
export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(getGuardianConsent)) });

/** It couldn’t be looked up. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getGuardianConsent)),
  play: async (context) => {
    await expect(await findInMain(context, 'We couldn’t look up your guardian’s consent')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** Canadian French. */
export const French = meta.story({ globals: { language: 'fr' } });
