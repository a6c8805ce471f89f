import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import type { App } from '../../../platform/app-context/app.ts';
import { keepPendingToken } from '../../../platform/session/pending-token.ts';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const opened = ({ tab }: App) =>
  keepPendingToken(tab, { token: 'a-token-of-16-characters', name: 'Priya R.', path: '/ewa/home' });

const meta = preview.meta({
  title: 'Screens/Session/Continue as',
  ...screenStory({ at: '/sso/continue-as', user: null, prepare: opened }),
});

/** Another user was signed in before on this device. */
export const SignedOut = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Continue as Priya R.?');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/Someone else signed in on this device before/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to sign-in' }));
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
  },
});

/** Another session is open: it would end. */
export const SignedIn = meta.story({
  parameters: shownAs({ user: undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Continue as Priya R.?');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/would be signed out on this device/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Stay signed in as/ })).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('¿Seguir como Priya R.?');
  },
});

/** Canadian French, in dark. */
export const French = meta.story({
  globals: { language: 'fr', scheme: 'dark', brand: 'canada' },
  parameters: shownAs({ user: undefined }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Continuer dans le compte de Priya R.?');
  },
});
