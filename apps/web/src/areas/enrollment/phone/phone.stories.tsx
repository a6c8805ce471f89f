import { answer, contract, dropped, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo } from '../testing/sample.ts';

const { verifyMobile, resendEnrollmentPin, processEnrollmentRequest } = contract.enrollment;
const sent = {
  ...{ EnrollmentReferenceID: 'sample', sentPinIDString: 'sample', sentPinID: 1, resendsLeft: 3 },
  sentPinDisplayText: '•••• 0142',
};

const meta = preview.meta({
  title: 'Screens/Enrollment/Phone',
  ...screenStory({ at: '/signup/create-user', user: null }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(verifyMobile, { registerationStatus: 1, ...sent }),
      answer(resendEnrollmentPin, sent),
      answer(processEnrollmentRequest, leadsTo('EmployerInput')),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function typeNumber(context: Context, number = '3035550142') {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText('Mobile number'), number);
  await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }));
  return canvas;
}

/** The number to begin with; people of the United States and Mexico by default. */
export const Usual = meta.story({
  tags: ['enrollment-035'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('What’s your mobile number?');
    const canvas = within(context.canvasElement);
    await expect(canvas.getByLabelText('Mobile number')).toHaveAttribute('autocomplete', 'tel-national');
    await expect(canvas.getByText(/Give them this reference: [A-Z0-9]{6}/)).toBeVisible();
  },
});

/** Nothing typed. */
export const Empty = meta.story({
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Text me a code' }));
    await expect(await canvas.findByText('Enter your mobile number.')).toBeVisible();
  },
});

/** Half a number. */
export const NotWhole = meta.story({
  play: async (context) => {
    const canvas = await typeNumber(context, '303555');
    await expect(await canvas.findByText('Enter the whole number, with its area code.')).toBeVisible();
  },
});

/** A number that texts don't reach. */
export const Landline = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(verifyMobile, { registerationStatus: 4, ...sent })),
  play: async (context) => {
    const canvas = await typeNumber(context);
    await expect(await canvas.findByText(/Texts don’t reach this number/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Mobile number')).toHaveFocus());
  },
});

/** Being sent. */
export const Sending = meta.story({
  beforeEach: ({ msw }) => msw.use(never(verifyMobile)),
  play: async (context) => {
    await typeNumber(context);
  },
});

/** No answer: what was typed stays. */
export const Down = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(verifyMobile)),
  play: async (context) => {
    const canvas = await typeNumber(context);
    await expect(await canvas.findByText('We couldn’t send the code')).toBeVisible();
    await expect(canvas.getByLabelText('Mobile number')).toHaveValue('(303) 555-0142');
    // Said once, although failure and page have the same.
    await expect(canvas.getAllByText(/Give them this reference/)).toHaveLength(1);
  },
});

/** A sign-up from before that can be gone on with. */
export const Resumed = meta.story({
  parameters: shownAs({ user: null, prepare: cameTo('EmployeeIdInput') }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pick up where I left off' }));
    await canvas.findByRole('heading', { level: 1, name: 'What’s your employee ID?' });
  },
});

const atCode = shownAs({ at: '/signup/verify-pin', user: null, prepare: cameTo('PINCodeInput') });

async function enter(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText('Code that we sent'), '123456');
  return canvas;
}

/** The code that was texted. */
export const Code = meta.story({
  parameters: atCode,
  play: async (context) => {
    await arrived(context);
    await expect(
      within(context.canvasElement).getByText(/We sent a 6-digit code to •••• 0142/),
    ).toBeVisible();
  },
});

/** A wrong code. */
export const WrongCode = meta.story({
  parameters: atCode,
  beforeEach: ({ msw }) =>
    msw.use(refuse(processEnrollmentRequest, { status: 400, code: 'PinFailed', message: 'Wrong.' })),
  play: async (context) => {
    const canvas = await enter(context);
    await expect(await canvas.findByText('That code isn’t right. You can try 2 more times.')).toBeVisible();
  },
});

const takenAs = (registerationStatus: number) =>
  answer(processEnrollmentRequest, leadsTo('PINCodeInput', { registerationStatus }));

/** The number has an account. */
export const HasAccount = meta.story({
  parameters: atCode,
  beforeEach: ({ msw }) => msw.use(takenAs(2)),
  play: async (context) => {
    const canvas = await enter(context);
    await canvas.findByRole('heading', { name: 'You already have an account' });
    await expect(canvas.getByRole('link', { name: 'I forgot my password' })).toBeVisible();
  },
});

/** Its account is closed. */
export const Closed = meta.story({
  parameters: atCode,
  beforeEach: ({ msw }) => msw.use(takenAs(3)),
  play: async (context) => {
    const canvas = await enter(context);
    await canvas.findByRole('heading', { name: 'This account is closed' });
  },
});

/** Its account has to be activated. */
export const NeedsActivation = meta.story({
  parameters: atCode,
  beforeEach: ({ msw }) => msw.use(takenAs(5)),
  play: async (context) => {
    const canvas = await enter(context);
    await canvas.findByRole('heading', { name: 'Your account is almost ready' });
  },
});
