import { answer, contract, dropped, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo, sampleEmployer } from '../testing/sample.ts';

const { processEnrollmentRequest, getIDologyToken, getIDologyScan, uploadIdentityDocument } =
  contract.enrollment;

const meta = preview.meta({
  title: 'Screens/Enrollment/Person',
  ...screenStory({
    ...{ at: '/signup/personal-info', user: null },
    prepare: cameTo('PersonalInfoInput', { firstName: '', lastName: '', email: '' }),
  }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(processEnrollmentRequest, leadsTo('EmployeeIdInput')),
      answer(getIDologyToken, { token: 'sample', queryid: 'sample' }),
      answer(uploadIdentityDocument, true),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function press(context: Context, name = 'Continue') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return canvas;
}

/** Name and e-mail, which the browser can fill in. */
export const Usual = meta.story({
  tags: ['enrollment-037'],
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    for (const [label, token] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'email'],
    ] as const)
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', token);
  },
});

/** Nothing typed: each field says so, and the first has the focus. */
export const Empty = meta.story({
  play: async (context) => {
    const canvas = await press(context);
    await expect(await canvas.findByText('Enter your first name.')).toBeVisible();
    await expect(canvas.getByText('Enter your last name.')).toBeVisible();
    await expect(canvas.getByText('Enter your email.')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
});

/** The names break the rules for names. */
export const Wrong = meta.story({
  tags: ['validation-020'],
  parameters: shownAs({
    user: null,
    prepare: cameTo('PersonalInfoInput', { firstName: 'Nina4', lastName: 'Álvarez', email: 'nina' }),
  }),
  play: async (context) => {
    const canvas = await press(context);
    await expect(await canvas.findByText(/Use letters only/)).toBeVisible();
    await expect(canvas.getByText('Enter an email such as ana@example.com.')).toBeVisible();
  },
});

/** No answer: what was typed stays. */
export const Down = meta.story({
  parameters: shownAs({ user: null, prepare: cameTo('PersonalInfoInput') }),
  beforeEach: ({ msw }) => msw.use(dropped(processEnrollmentRequest)),
  play: async (context) => {
    const canvas = await press(context);
    await expect(await canvas.findByText('That didn’t go through')).toBeVisible();
    await expect(canvas.getByLabelText('Last name')).toHaveValue('Álvarez');
    await expect(canvas.getAllByText(/Give them this reference/)).toHaveLength(1);
  },
});

const strict = sampleEmployer({
  ...{ name: 'Cedar Ridge Hospital', enableIdology: true, isIDScanEnabled: true },
  enableIDScanOnBoardingEnforced: true,
});

/** The end of the social security number, where the employer asks for it; it does not match. */
export const SocialSecurity = meta.story({
  parameters: shownAs({ user: null, prepare: cameTo('PersonalInfoInput', { employer: strict }) }),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, { status: 409, code: 'VerificationFailed', message: 'No match.' }),
    ),
  play: async (context) => {
    const canvas = await press(context);
    await canvas.findByRole('heading', { level: 1, name: 'Confirm it’s you' });
    await userEvent.type(canvas.getByLabelText('Last 4 digits of your SSN'), '4822{Enter}');
    await expect(await canvas.findByText(/don’t match what your employer has/)).toBeVisible();
  },
});

/** The tries for the social security number are used up: the employer can give a code. */
export const SocialSecurityTriesOver = meta.story({
  parameters: shownAs({ user: null, prepare: cameTo('PersonalInfoInput', { employer: strict }) }),
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, {
        ...{ status: 429, code: 'EmployeeDetailsAttemptsExpired', message: 'That was the last try.' },
      }),
    ),
  play: async (context) => {
    const canvas = await press(context);
    await userEvent.type(await canvas.findByLabelText('Last 4 digits of your SSN'), '4822{Enter}');
    await expect(await canvas.findByLabelText('Code from your employer')).toBeVisible();
    await expect(canvas.getByText('That was the last try.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Enter the code.')).toBeVisible();
  },
});

/** One pixel: a picture that browsers can open. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const picture = Uint8Array.from(atob(pixel), (sign) => sign.charCodeAt(0));

const scan = (employer = strict) =>
  shownAs({ at: '/signup/id-scan', user: null, prepare: cameTo('IdScanInput', { employer }) });

async function pick(context: Context, content: BlobPart) {
  await arrived(context);
  const picker = context.canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!picker) throw new Error('There should be a file picker.');
  await userEvent.upload(picker, new File([content], 'id.png', { type: 'image/png' }));
}

async function choose(context: Context) {
  await pick(context, picture);
  return press(context, 'Use this picture');
}

/** A picture of an ID, in a frame of its shape. */
export const Scan = meta.story({
  tags: ['enrollment-038'],
  parameters: scan(),
  play: async (context) => {
    const canvas = await press(context, 'Use this picture');
    await expect(await canvas.findByText('Take a picture of your ID first.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel and go back' })).toBeVisible();
  },
});

/** The picture cannot be read: once more, or cancel. */
export const Unreadable = meta.story({
  parameters: scan(),
  beforeEach: ({ msw }) => msw.use(answer(getIDologyScan, { status: 'unreadable' })),
  play: async (context) => {
    const canvas = await choose(context);
    await expect(await canvas.findByText(/We couldn’t read it/)).toBeVisible();
  },
});

/** A file that can't be opened is not sent: it says so, and another one can be taken. */
export const Corrupt = meta.story({
  parameters: scan(),
  play: async (context) => {
    await pick(context, 'half a picture');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/couldn’t open this photo/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeVisible();
  },
});

/** The ID is out of date. */
export const OutOfDate = meta.story({
  parameters: scan(),
  beforeEach: ({ msw }) => msw.use(answer(getIDologyScan, { status: 'expired' })),
  play: async (context) => {
    const canvas = await choose(context);
    await expect(await canvas.findByText(/This ID has expired/)).toBeVisible();
  },
});

/** In the native app its own camera takes the picture. */
export const NativeCamera = meta.story({
  globals: { platform: 'ios' },
  parameters: scan(),
  play: async (context) => {
    const canvas = await press(context, 'Take a photo');
    await expect(await canvas.findByRole('img', { name: /Photo taken/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take it again' })).toBeVisible();
  },
});

/** The native app may not use the camera: a picture is picked, and it says where to allow it. */
export const NativeCameraDenied = meta.story({
  globals: { platform: 'android', device: { camera: 'denied' } },
  parameters: scan(),
  play: async (context) => {
    const canvas = await press(context, 'Take a photo');
    await expect(await canvas.findByText(/Pick a picture of your ID instead/)).toBeVisible();
    await expect(context.canvasElement.querySelector('input[type=file]')).not.toBeNull();
  },
});

/** Where the employer does not insist, one may go on without. */
export const ScanSkipped = meta.story({
  parameters: scan(sampleEmployer({ isIDScanEnabled: true })),
  play: async (context) => {
    const canvas = await press(context, 'Continue without it');
    await canvas.findByRole('heading', { level: 1, name: 'What’s your employee ID?' });
  },
});
