import { answer, contract, dropped, helpSamples, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const { getFAQsDetail } = contract.help;

const meta = preview.meta({
  title: 'Screens/Help/FAQs/Question',
  ...screenStory({ at: '/faqs/12', user: null }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getFAQsDetail, helpSamples.question()),
    ),
});

/** A question and its answer, at an address that can be shared. */
export const Answered = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('heading', { level: 2, name: 'What does it cost?' })).toBeVisible();
  },
});

/** An unknown number. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(getFAQsDetail, { status: 404, code: 'NotFound', message: '' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('That question isn’t here anymore')).toBeVisible();
  },
});

/** It is on its way. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getFAQsDetail)),
});

/** It could not be loaded: the support contact is still there. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getFAQsDetail)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('The questions couldn’t be loaded')).toBeVisible();
  },
});
