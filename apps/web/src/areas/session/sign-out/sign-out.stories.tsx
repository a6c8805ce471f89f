import { answer, contract, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Sign out',
  ...screenStory({ at: '/home/sign-out?to=%2Fwelcome%2Flogin' }),
  beforeEach: ({ msw }) => msw.use(answer(contract.startup.startupDataV2, startupSamples.startupData())),
});

/** A link from another site asks for a sign-out: staying is the first choice, and leaving stays possible. */
export const Asked = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Do you want to sign out?');
    const canvas = within(context.canvasElement);
    const [stay, leave] = canvas.getAllByRole('button').slice(-2);
    await expect(stay).toHaveTextContent('Stay signed in');
    await expect(leave).toHaveTextContent('Sign out');
  },
});
