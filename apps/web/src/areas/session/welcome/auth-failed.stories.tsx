import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Welcome/Auth failed',
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

const failedBy = (reason: string) =>
  shownAs({ at: `/welcome/auth-failed?reason=${reason}&redirectUrl=%2Fcard%2Fhome` });

/** Cancelled at the employer's page: that, and the way back there. */
export const Cancelled = meta.story({
  parameters: failedBy('cancelled'),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Sign-in canceled');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try your work account again' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign in with your employer' })).toBeVisible();
  },
});

/** The employer knows the person, and we don't: trying again would not help. */
export const Unknown = meta.story({
  parameters: failedBy('unknown'),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your work account isn’t linked yet');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});

/** The employer's page could not be reached. */
export const Unavailable = meta.story({
  parameters: failedBy('unavailable'),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We couldn’t reach your employer’s page');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute(
      'href',
      '/welcome/login?redirectUrl=%2Fcard%2Fhome',
    );
  },
});

/** The way back was used before, too late, or in another browser. */
export const Expired = meta.story({
  parameters: failedBy('expired'),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('That sign-in has expired');
  },
});

/** An unknown reason is ignored. */
export const OfNoKnownReason = meta.story({
  parameters: failedBy('toString'),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We couldn’t confirm it’s you');
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
