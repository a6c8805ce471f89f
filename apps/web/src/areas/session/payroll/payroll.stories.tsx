import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Payroll',
  ...screenStory({ at: '/welcome/paychex?utm_campaign=payroll', user: null }),
});

/** Where people of the payroll brand begin: the sign-in, and the sign-up with their campaign. */
export const Usual = meta.story({
  tags: ['access-031'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your pay comes through Paychex');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New here? Sign up' })).toHaveAttribute(
      'href',
      '/signup/create-user?utm_campaign=payroll',
    );
  },
});
