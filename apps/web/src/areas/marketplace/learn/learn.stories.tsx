import preview from '@dayfare/storybook/preview';
import { expect } from 'storybook/test';
import { ordinaryDay } from '../../../kit/money/testing/money-stories.ts';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Marketplace/Learn',
  ...screenStory({ at: '/apps/counseling' }),
  beforeEach: ({ msw }) => msw.use(...ordinaryDay),
});

/** Counseling about money. */
export const Counseling = meta.story({
  tags: ['marketplace-018'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Money counseling');
  },
});

/** Lessons about money. */
export const Learning = meta.story({
  parameters: shownAs({ at: '/apps/learning' }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Learn about money');
  },
});
