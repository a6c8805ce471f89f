import { answer, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo } from '../testing/sample.ts';
import { keepMade } from './made-account.ts';

const { processEnrollmentRequest } = contract.enrollment;
const { identifyRegion } = contract.startup;
const { getPasswordPolicy } = contract.session;

const at = (screen: Parameters<typeof cameTo>[0]) =>
  shownAs({ at: '/signup/create-password', user: null, prepare: cameTo(screen) });

const meta = preview.meta({
  title: 'Screens/Enrollment/Account',
  ...screenStory({ at: '/signup/create-password', user: null, prepare: cameTo('PasswordInput') }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(getPasswordPolicy, {
        ...{ minLength: 8, maxLength: null, numericCharacterRequired: true, specialCharacterRequired: true },
        ...{ allowedSpecialCharacters: '', alphabetCharacterRequired: 2, spaceAllowed: false },
        cannotUseLastNPasswords: 1,
      }),
      answer(identifyRegion, { dayfareRegionID: 1, regionHost: null, culture: 'en-US' }),
      answer(processEnrollmentRequest, leadsTo('CreatingAccount')),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function type(context: Context, password: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
  return canvas;
}

/** The rules are ticked off while one types. */
export const Password = meta.story({
  tags: ['enrollment-041'],
  play: async (context) => {
    // A password that is sent before the rules are here is the server's to refuse.
    await within(context.canvasElement).findByText('At least 8 characters');
    const canvas = await type(context, 'short');
    await expect(await canvas.findByText(/needs everything on this list/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
});

/** A password that has leaked elsewhere. */
export const Leaked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, { status: 400, code: 'PasswordBreached', message: 'It leaked.' }),
    ),
  play: async (context) => {
    const canvas = await type(context, 'Password-123!');
    await expect(await canvas.findByText(/This password is easy to guess/)).toBeVisible();
  },
});

/** The account is being made. */
export const Making = meta.story({
  parameters: at('CreatingAccount'),
  beforeEach: ({ msw }) => msw.use(never(processEnrollmentRequest)),
  play: async (context) => {
    await arrived(context);
    const bar = within(context.canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuemax', '2');
  },
});

/** It could not be made: nothing is lost, and it can be tried again. */
export const MakingFailed = meta.story({
  parameters: at('CreatingAccount'),
  beforeEach: ({ msw }) => msw.use(dropped(processEnrollmentRequest)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByRole('heading', { name: 'Your account isn’t ready yet' });
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Who sent one here. */
export const Referral = meta.story({
  tags: ['enrollment-044'],
  parameters: at('ReferralScreen'),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, { status: 409, code: 'ReferralCodeUnknown', message: 'Unknown.' }),
    ),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText(/Invitation code/), 'abcd-2345');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I’m 18 or older' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use this code' }));
    await expect(await canvas.findByText(/We don’t recognize that code/)).toBeVisible();
  },
});

/** The account is there, with what can be had at once. */
export const GetCard = meta.story({
  tags: ['enrollment-042'],
  parameters: shownAs({
    at: '/signup/get-card',
    user: null,
    prepare: async (app) => {
      keepMade(app, { accessibleAmount: 312.5, authToken: 'sample', userID: 1, servedBy: null });
      await cameTo('GetCard')(app);
    },
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('You’re all set, Nina');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/\$312\.50/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible();
    // The card is spoken of where it can be had, and nowhere else.
    const isOffered = canvas.queryByText('A card for your pay') !== null;
    await expect(isOffered).toBe(canvas.queryByRole('button', { name: 'Get the card' }) !== null);
  },
});

/** After a reload one signs in with the password. */
export const GetCardAfterReload = meta.story({
  parameters: shownAs({ at: '/signup/get-card', user: null, prepare: cameTo('GetCard') }),
  play: async (context) => {
    await arrived(context);
    await expect(within(context.canvasElement).getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
});
