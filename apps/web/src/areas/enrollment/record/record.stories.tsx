import { answer, contract, never, refuse } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo, sampleEmployer } from '../testing/sample.ts';

const { processEnrollmentRequest } = contract.enrollment;

const meta = preview.meta({
  title: 'Screens/Enrollment/Record',
  ...screenStory({ at: '/signup/employee-id', user: null, prepare: cameTo('EmployeeIdInput') }),
  beforeEach: ({ msw }) => msw.use(answer(processEnrollmentRequest, leadsTo('EmployeeDetailsInput'))),
});

interface Context {
  canvasElement: HTMLElement;
}

async function send(context: Context, label: string, text: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(canvas.getByLabelText(label), `${text}{Enter}`);
  return canvas;
}

/** Seven digits, as the employer's record says. */
export const Usual = meta.story({
  tags: ['enrollment-039'],
  play: async (context) => {
    const canvas = await send(context, 'Employee ID', '441');
    await expect(await canvas.findByText('At this employer, it has 7 digits.')).toBeVisible();
    await expect(canvas.getByText('For example 4410027')).toBeVisible();
    await expect(canvas.getByText('On your pay stub, at the top right.')).toBeVisible();
  },
});

/** A document has told the birthday, and the tries are used up: the employer can give a code. */
export const IdTriesOver = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(processEnrollmentRequest, leadsTo('EmployeeIdInput', { attemptCount: 0 }))),
  play: async (context) => {
    const canvas = await send(context, 'Employee ID', '4410027');
    await expect(await canvas.findByLabelText('Code from your employer')).toBeVisible();
    await expect(canvas.getByText(/With a code from your employer, you can try again/)).toBeVisible();
  },
});

/** A label and a prefix of the employer's own. */
export const Prefix = meta.story({
  tags: ['enrollment-010'],
  parameters: shownAs({
    user: null,
    prepare: cameTo('EmployeeIdInput', {
      employer: sampleEmployer({
        ...{ employeeIDLabel: 'Badge number', employeeIDPrefix: 'CR-', employeeIDExample: 'CR-20418' },
      }),
    }),
  }),
  play: async (context) => {
    const canvas = await send(context, 'Badge number', '20418');
    await canvas.findByRole('heading', { level: 1, name: 'When were you born?' });
  },
});

/** Being checked. */
export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(never(processEnrollmentRequest)),
  play: async (context) => {
    await send(context, 'Employee ID', '4410027');
  },
});

/** The employer has a sign-in of its own. */
export const MoreLogins = meta.story({
  parameters: shownAs({
    user: null,
    prepare: cameTo('MoreLoginSplash', {
      employer: sampleEmployer({ name: 'Northwind Kitchens', isSSOEnabled: true, map: 'northwind' }),
    }),
  }),
  beforeEach: ({ msw }) => msw.use(answer(processEnrollmentRequest, leadsTo('EmployeeIdInput'))),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('There are two ways to sign up');
    const canvas = within(context.canvasElement);
    const [first] = canvas.getAllByRole('button', { name: /^(Sign in with|Use)/ });
    await expect(first).toHaveTextContent('Sign in with Northwind Kitchens');
    await userEvent.click(canvas.getByRole('button', { name: 'Use my employee ID' }));
    await canvas.findByRole('heading', { level: 1, name: 'What’s your employee ID?' });
  },
});

const details = shownAs({
  at: '/signup/employee-details',
  user: null,
  prepare: cameTo('EmployeeDetailsInput', { employeeId: '4410027', birthDate: '1994-03-19' }),
});

async function advance(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
  return canvas;
}

/** No match for these details: how many tries are left. */
export const NotFound = meta.story({
  tags: ['enrollment-006', 'enrollment-040'],
  parameters: details,
  beforeEach: ({ msw }) =>
    msw.use(answer(processEnrollmentRequest, leadsTo('EmployeeDetailsInput', { attemptCount: 2 }))),
  play: async (context) => {
    const canvas = await advance(context);
    await expect(await canvas.findByText(/You can try 2 more times/)).toBeVisible();
  },
});

/** No tries are left: the employer can help, also with a code. */
export const TriesOver = meta.story({
  parameters: details,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, {
        ...{ status: 429, code: 'EmployeeDetailsAttemptsExpired', message: 'That was the last try.' },
      }),
    ),
  play: async (context) => {
    const canvas = await advance(context);
    await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find you' });
    await expect(canvas.getByRole('link', { name: 'What to ask your employer' })).toBeVisible();
    await expect(canvas.getByLabelText('Code from your employer')).toBeVisible();
  },
});

/** The record belongs to an account already. */
export const HasAccount = meta.story({
  parameters: details,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, {
        ...{
          status: 409,
          code: 'AlreadyRegisterUser',
          message: 'There is an account with these details already.',
        },
      }),
    ),
  play: async (context) => {
    const canvas = await advance(context);
    await expect(await canvas.findByText('There is an account with these details already.')).toBeVisible();
  },
});
