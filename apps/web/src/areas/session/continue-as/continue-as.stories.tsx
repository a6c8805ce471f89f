import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import type { App } from '../../../platform/app-context/app.ts';
import { keepPendingToken, type TokenProblem } from '../../../platform/session/pending-token.ts';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const link = { token: 'a-token-of-16-characters', path: '/ewa/home' };
const opened = ({ tab }: App) => keepPendingToken(tab, { ...link, name: 'Priya R.', problem: null });
/** A link that failed. */
const failed =
  (problem: TokenProblem) =>
  ({ tab }: App) =>
    keepPendingToken(tab, { ...link, name: null, problem });

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

/** The link could not be checked: the problem is ours, and the user stays signed in. */
export const NotChecked = meta.story({
  parameters: shownAs({ user: undefined, prepare: failed('down') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We couldn’t check that link');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/^You’re still signed in as/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The device was offline, with no one signed in. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: failed('offline') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We couldn’t check that link');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/^You’re offline, so the link hasn’t been used/)).toBeVisible();
    await expect(canvas.getByText('You’re not signed in here.')).toBeVisible();
  },
});

/** The answer was lost, so that the link may have been used up. */
export const InDoubt = meta.story({
  parameters: shownAs({ prepare: failed('doubt') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('We can’t tell whether that link worked');
  },
});

/** In doubt, in Spanish. */
export const InDoubtInSpanish = meta.story({
  globals: { language: 'es' },
  parameters: shownAs({ prepare: failed('doubt') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('No sabemos si ese enlace funcionó');
  },
});

/** In doubt, in Canadian French and in dark, with the longest words of the three. */
export const InDoubtInFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark', brand: 'canada' },
  parameters: shownAs({ user: undefined, prepare: failed('doubt') }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Nous ne savons pas si ce lien a fonctionné');
  },
});
