import { startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Marketplace/Co-pilot',
  ...screenStory({ at: '/home/Co-Pilot', after: ['/apps'] }),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

/** The first version. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Co-Pilot');
    await expect(await findInMain(context, 'Look at your budget')).toBeVisible();
  },
});

/** The second version, which a flag chooses. */
export const Second = meta.story({
  tags: ['access-039'],
  parameters: shownAs({
    at: '/home/Co-Pilot',
    configuration: startupSamples.configuration({ EnableCoPilotV2: '1' }),
  }),
  play: async (context) => {
    await expect(await findInMain(context, 'Use your discounts')).toBeVisible();
  },
});
