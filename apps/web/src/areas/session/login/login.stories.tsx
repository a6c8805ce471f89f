import { contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const meta = preview.meta({
  title: 'Screens/Session/Login',
  ...screenStory({ at: '/welcome/login', user: null }),
});

const { loginM } = contract.session;

/** Fills in the form and sends it, as someone does who knows their password. */
async function signIn(context: { canvasElement: HTMLElement }, identifier = 'rosa@example.com') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  const [name] = canvas.getAllByRole('textbox');
  if (!name) throw new Error('The form has no field for a name.');
  await userEvent.type(name, identifier);
  await userEvent.tab();
  await userEvent.keyboard('correct horse{Enter}');
  return canvas;
}

/** A visitor: the brand's background, two fields, one button. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Welcome back');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByLabelText('Phone number or email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  },
});

/** Sent with nothing in it: each field says what it wants, and the first has the focus. */
export const Empty = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByText('Enter your phone number or email.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number or email')).toHaveFocus();
  },
});

/** Half an e-mail address: told before anything is sent. */
export const HalfAnAddress = meta.story({
  play: async (context) => {
    const canvas = await signIn(context, 'rosa@example');
    await expect(canvas.getByText(/such as ana@example.com/)).toBeVisible();
  },
});

/** A wrong password, or an unknown name: the two read alike, and what was typed is still there. */
export const WrongPassword = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(loginM, { status: 400, code: 'InvalidPassword', message: 'That didn’t match.' })),
  play: async (context) => {
    const canvas = await signIn(context);
    await waitFor(() => expect(canvas.getByText('That didn’t match')).toBeVisible());
    await expect(canvas.getByLabelText('Phone number or email')).toHaveValue('rosa@example.com');
  },
});

/** Too many tries: how long it lasts, and the support contact meanwhile. */
export const Blocked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(loginM, { status: 429, code: 'AttemptsExhausted', message: 'Too many tries.' })),
  play: async (context) => {
    const canvas = await signIn(context);
    await waitFor(() => expect(canvas.getByText(/Try again in 5 minutes/)).toBeVisible());
  },
});

/** The account is closed: no use in trying again, so the number to call. */
export const Deactivated = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(loginM, { status: 403, code: 'UserDeactivated', message: 'This account is closed.' })),
  play: async (context) => {
    const canvas = await signIn(context);
    await waitFor(() => expect(canvas.getByText('This account is closed')).toBeVisible());
  },
});

/** The device has no network: said before anyone types in vain. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  play: async (context) => {
    await arrived(context);
    await expect(await within(context.canvasElement).findByText('You’re offline')).toBeVisible();
  },
});

/** The server could not be found at the start: the form is there all the same, with a way to ask again. */
export const ServerDown = meta.story({
  parameters: shownAs({ configuration: null }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('We can’t reach Dayfare right now')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The connection broke while signing in: our trouble, and nothing typed is lost. */
export const Dropped = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(loginM)),
  play: async (context) => {
    const canvas = await signIn(context);
    await waitFor(() => expect(canvas.getByText('We can’t sign you in right now')).toBeVisible());
  },
});

/** The answer takes its time: the button says so, keeps its width and takes no second press. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(never(loginM)),
  play: async (context) => {
    const canvas = await signIn(context);
    await expect(await canvas.findByText('Signing in…')).toBeInTheDocument();
  },
});

/** A second try after a wrong one takes the message away while it is under way. */
export const TriedAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(loginM, { status: 400, code: 'InvalidPassword', message: 'That didn’t match.' }, { times: 1 }),
      never(loginM),
    ),
  play: async (context) => {
    const canvas = await signIn(context);
    await canvas.findByText('That didn’t match');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('That didn’t match')).not.toBeInTheDocument();
  },
});

/** Spanish, with its longer words. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  beforeEach: ({ msw }) =>
    msw.use(refuse(loginM, { status: 429, code: 'AttemptsExhausted', message: 'Demasiados intentos.' })),
  play: async (context) => {
    const canvas = await signIn(context);
    await waitFor(() => expect(canvas.getByText(/Inténtalo en 5 minutos/)).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'English' })).toBeVisible();
  },
});

/** Canadian French, with the longest words of the three. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByRole('button', { name: 'Ouvrir une session' }),
    ).toBeVisible();
  },
});
