import preview from '@dayfare/storybook/preview';
import { expect, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Login/Welcome',
  ...screenStory({ at: '/welcome?utm_campaign=spring', user: null }),
});

/** A visitor: the brand’s words, and the ways in, each a link of its own. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your pay');
    const canvas = within(context.canvasElement);
    const leads = (name: string, href: string) =>
      expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    await leads('Sign in', '/welcome/login?utm_campaign=spring');
    await leads('Sign up', '/signup/create-user?utm_campaign=spring');
    await leads('Sign in with a work account', '/sso/home?utm_campaign=spring');
  },
});
