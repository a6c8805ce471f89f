import { answer, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, findInMain, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { forgotPassword, getCaptcha, resetPassword } = contract.session;
const sent = {
  sentPinIDString: 'sample-reset',
  passwordPolicy: {
    minLength: 8,
    maxLength: null,
    numericCharacterRequired: true,
    specialCharacterRequired: true,
    allowedSpecialCharacters: '',
    alphabetCharacterRequired: 2,
    spaceAllowed: false,
    cannotUseLastNPasswords: 1,
  },
};

/** A round that no device solves while anybody looks. */
const endless = JSON.stringify({
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', nonce: '00'.repeat(16), salt: '00'.repeat(16), cost: 5000 },
    ...{ keyLength: 32, keyPrefix: 'ff'.repeat(16) },
  },
});

const meta = preview.meta({
  title: 'Screens/Session/Forgot',
  ...screenStory({ at: '/welcome/forgot-password', user: null }),
  beforeEach: ({ msw }) =>
    msw.use(answer(getCaptcha, { rounds: [] }), answer(forgotPassword, sent), answer(resetPassword, true)),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Says who it is and asks for a code. */
async function ask(context: Context, identifier = 'rosa@example.com') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText('Phone number or email'), `${identifier}{Enter}`);
  return canvas;
}

/** Enters the code and a new password, and sends them. */
async function set(context: Context, password = 'Sunday-Walk-77!') {
  const canvas = await ask(context);
  await userEvent.type(await canvas.findByLabelText('Code that we sent'), '123456');
  await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
  return canvas;
}

/** Where to send the code. */
export const Usual = meta.story({
  tags: ['access-026'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Get back in');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByLabelText('Phone number or email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
  },
});

/** Nothing typed: told before anything is sent. */
export const Empty = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expect(canvas.getByText('Enter your phone number or email.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number or email')).toHaveFocus();
  },
});

/** The code's step: no word on whether there is such an account, and the rules are ticked off while one types. */
export const CodeSent = meta.story({
  play: async (context) => {
    const canvas = await ask(context);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Choose a new password' })).toHaveFocus(),
    );
    await expect(canvas.getByText(/^If rosa@example.com belongs to an account/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'Walk');
    await expect(canvas.getByText('At least 8 characters')).toBeVisible();
    await expect(canvas.getByText('Upper- and lowercase letter')).toBeVisible();
    await expect(canvas.getByText('A number')).toBeVisible();
  },
});

/** A password that is too simple and no code: each field says what it wants, and nothing is sent. */
export const NotEnough = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answer(resetPassword, () => {
        throw new Error('A password was sent that breaks the rules.');
      }),
    ),
  play: async (context) => {
    const canvas = await ask(context);
    await userEvent.type(await canvas.findByLabelText('New password'), 'short{Enter}');
    await expect(canvas.getByText('Enter all 6 digits of the code.')).toBeVisible();
    await expect(canvas.getByText('Your password needs everything on this list.')).toBeVisible();
    await expect(canvas.getByLabelText('Code that we sent')).toHaveFocus();
  },
});

/** Set: back at the sign-in, which says so. */
export const Done = meta.story({
  play: async (context) => {
    const canvas = await set(context);
    await expect(await screen.findByText('Your new password works now. Sign in with it.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  },
});

/** The code was wrong: the server's words, what was typed is still there, and another code can be asked for. */
export const WrongCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(resetPassword, { status: 400, code: 'PinFailed', message: 'That code isn’t right.' })),
  play: async (context) => {
    const canvas = await set(context);
    await waitFor(() => expect(canvas.getByText('That code isn’t right.')).toBeVisible());
    await expect(canvas.getByLabelText('New password')).toHaveValue('Sunday-Walk-77!');
    await userEvent.click(canvas.getByRole('button', { name: 'No code? Ask again' }));
    await expect(await canvas.findByLabelText('Phone number or email')).toHaveValue('rosa@example.com');
  },
});

/** A phone at its slowest: the check goes on, and says that there is nothing to do. */
export const Checking = meta.story({
  tags: ['enrollment-049'],
  beforeEach: ({ msw }) => msw.use(answer(getCaptcha, { rounds: [endless, endless, endless] })),
  play: async (context) => {
    const canvas = await ask(context);
    const bar = await canvas.findByRole('progressbar', { name: 'Check against robots' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 3 done');
    await expect(canvas.getByText(/There’s nothing for you to do/)).toBeVisible();
  },
});

/** The check was too old, or not passed: another try does it again. */
export const CheckFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(
        forgotPassword,
        { status: 400, code: 'CaptchaFailed', message: 'The check against robots wasn’t passed. Try again.' },
        { times: 1 },
      ),
    ),
  play: async (context) => {
    const canvas = await ask(context);
    await waitFor(() => expect(canvas.getByText(/wasn’t passed. Try again/)).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Send me a code' }));
    await expect(await canvas.findByLabelText('Code that we sent')).toBeVisible();
  },
});

/** Asked for too often. */
export const Blocked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(forgotPassword, {
        status: 429,
        code: 'AttemptsExhausted',
        message: 'Too many tries. Wait 5 minutes.',
      }),
    ),
  play: async (context) => {
    const canvas = await ask(context);
    await waitFor(() => expect(canvas.getByText('Too many tries. Wait 5 minutes.')).toBeVisible());
  },
});

/** The answer takes its time. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(never(forgotPassword)),
  play: async (context) => {
    const canvas = await ask(context);
    await expect(await canvas.findByText('Sending…')).toBeInTheDocument();
  },
});

/** No network. */
export const Offline = meta.story({
  parameters: shownAs({ prepare: (app) => app.connection.isOnline.set(false) }),
  beforeEach: ({ msw }) => msw.use(dropped(forgotPassword)),
  play: async (context) => {
    await ask(context);
    await expect(await findInMain(context, /^Connect to the internet and try again/)).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Recupera tu acceso');
  },
});

/** Canadian French: the code's step, with the longest words of the three. */
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Retrouvez votre accès');
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('Numéro de téléphone ou courriel'), '5145550100{Enter}');
    await expect(await canvas.findByLabelText('Code que nous avons envoyé')).toBeVisible();
  },
});
