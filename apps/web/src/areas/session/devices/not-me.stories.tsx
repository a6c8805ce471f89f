import { answer, contract, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Devices/Not me',
  ...screenStory({ at: '/home/not-me' }),
  beforeEach: ({ msw }) => msw.use(answer(contract.startup.startupDataV2, startupSamples.startupData())),
});

/** What happens, the one thing to do, and who to call. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('This wasn’t me');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Secure my account' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toBeVisible();
  },
});

/** Nothing was signed out: it says so and can be tried again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(contract.session.revokeUserToken, { status: 500, code: 'Unexpected', message: 'no' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Secure my account' }));
    await expect(await canvas.findByText('Your other devices are still signed in')).toBeVisible();
  },
});

/** Canadian French. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Ce n’était pas moi');
  },
});
