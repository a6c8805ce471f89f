import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/After sign-in/Failed',
  ...screenStory({ at: '/welcome/auth-failed', user: null }),
});

/** Not signed in: that nothing happened, why that may be, and two ways on. */
export const Usual = meta.story({
  tags: ['access-027'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We couldn’t confirm it’s you');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/no money has moved/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Call/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    await expect(canvas.getByRole('button', { name: 'Sign in again' })).toBeVisible();
  },
});

/** The first way on leads to the sign-in. */
export const SignInAgain = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('No pudimos confirmar que eres tú');
  },
});

/** Canadian French, with the longest words of the three. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Nous n’avons pas pu confirmer votre identité');
  },
});
