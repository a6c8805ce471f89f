import {
  answer,
  contract,
  contractSamples,
  dropped,
  never,
  refuse,
  sessionSamples,
  startupSamples,
} from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, expectPinned, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { changePassword, createToken, forceChangePassword, getPasswordPolicy } = contract.session;
const forced = sessionSamples.employee({ forcePasswordChange: true });
const next = sessionSamples.employee({ isContractAccepted: false });
const asForced = { at: '/home/change-password?isFromLogin=true', user: forced };

const meta = preview.meta({
  title: 'Screens/Session/Password',
  ...screenStory({ at: '/home/change-password' }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getPasswordPolicy, {
        minLength: 8,
        maxLength: null,
        numericCharacterRequired: true,
        specialCharacterRequired: true,
        allowedSpecialCharacters: '',
        alphabetCharacterRequired: 2,
        spaceAllowed: false,
        cannotUseLastNPasswords: 1,
      }),
      answer(changePassword, true),
      answer(forceChangePassword, true),
      answer(createToken, next),
      answer(contract.contracts.getListOfContracts, contractSamples.termsDocuments()),
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Types the new password, and the current one where it is asked for, and sends them. */
async function change(context: Context, current?: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await canvas.findByText('At least 8 characters');
  if (current) await userEvent.type(canvas.getByLabelText('Current password'), current);
  await userEvent.type(canvas.getByLabelText('New password'), 'Sunday-Walk-77!{Enter}');
  return canvas;
}

/** Who wants another password gives both, and sees what is asked of the new one. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Change your password');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('At least 8 characters')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    const change = canvas.getByRole('button', { name: 'Change password' });
    expectPinned(change);
    await userEvent.click(change);
    await expect(canvas.getByText('Enter the password that you have now.')).toBeVisible();
    await expect(canvas.getByText('Choose a new password.')).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
});

/** The current password was wrong: told at its field, in words about that. */
export const WrongCurrent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(changePassword, { status: 400, code: 'InvalidPassword', message: 'They don’t match.' })),
  play: async (context) => {
    const canvas = await change(context, 'Not-Mine-2026!');
    await expect(await canvas.findByText('That isn’t your current password.')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Sunday-Walk-77!');
    await waitFor(() => expect(canvas.getByLabelText('Current password')).toHaveFocus());
  },
});

/** The rules couldn't be had: the page works without them, and the server's refusal shows at the field. */
export const WithoutPolicy = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      dropped(getPasswordPolicy),
      refuse(changePassword, { status: 400, code: 'PasswordPolicy', message: 'Use 8 characters.' }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('Current password'), 'Early-Bird-2026!');
    await userEvent.type(canvas.getByLabelText('New password'), 'short{Enter}');
    await expect(await canvas.findByText('This password isn’t accepted. Choose another one.')).toBeVisible();
  },
});

/** Right after a sign-in that wants another password: only the new one is asked for, and the next step follows. */
export const Forced = meta.story({
  parameters: shownAs(asForced),
  tags: ['access-034'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Choose a new password');
    await expect(within(context.canvasElement).queryByLabelText('Current password')).toBeNull();
    const canvas = await change(context);
    await expect(await screen.findByText('Your password is changed.')).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Before you start' })).toBeVisible();
  },
});

/** It was changed on an earlier try whose answer never came: on it goes, and which one counts is said. */
export const ForcedAlready = meta.story({
  parameters: shownAs(asForced),
  beforeEach: ({ msw }) =>
    msw.use(refuse(forceChangePassword, { status: 400, code: 'InvalidRequest', message: 'No.' })),
  play: async (context) => {
    const canvas = await change(context);
    await expect(await screen.findByText(/^Your password was already changed/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Before you start' })).toBeVisible();
  },
});

/** The answer takes its time. */
export const Slow = meta.story({
  beforeEach: ({ msw }) => msw.use(never(changePassword)),
  play: async (context) => {
    const canvas = await change(context, 'Early-Bird-2026!');
    await expect(await canvas.findByText('Changing your password…')).toBeInTheDocument();
  },
});

/** A visitor who comes by an old link is told to sign in. */
export const Visitor = meta.story({
  parameters: shownAs({ ...asForced, user: null }),
  tags: ['access-044'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Sign in first');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByRole('link', { name: 'Go to sign-in' })).toBeVisible();
  },
});

/** Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Cambia tu contraseña');
  },
});

/** Canadian French, forced. */
export const French = meta.story({
  globals: { language: 'fr' },
  parameters: shownAs(asForced),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Choisissez un nouveau mot de passe');
  },
});
