import { answer, contract, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, type ScreenParameters, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { cameTo, leadsTo, sampleEmployer } from '../testing/sample.ts';

const { findEmployers, processEnrollmentRequest } = contract.enrollment;
const configuration = startupSamples.configuration({ IsDirectEnrollmentRestricted: '1' });
const direct = (screen: ScreenParameters) => shownAs({ user: null, configuration, ...screen });

const meta = preview.meta({
  title: 'Screens/Enrollment/Direct',
  ...screenStory({ at: '/dayfare-direct/employer', user: null, configuration }),
  tags: ['enrollment-050'],
  beforeEach: ({ msw }) =>
    msw.use(
      answer(findEmployers, [sampleEmployer()]),
      answer(processEnrollmentRequest, leadsTo('PersonalInfoInput')),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function press(context: Context, name: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(canvas.getByRole('button', { name }));
  return canvas;
}

/** Where it begins. */
export const Employer = meta.story({
  play: async (context) => {
    const canvas = await press(context, 'See the steps');
    await expect(await canvas.findByText('Choose your employer from the list.')).toBeVisible();
  },
});

/** Without an employer: what that means stands in the list of steps. */
export const WithoutEmployer = meta.story({
  play: async (context) => {
    const canvas = await press(context, 'Continue without my employer');
    await canvas.findByRole('heading', { level: 1, name: 'Here’s what’s left' });
    await expect(canvas.getByText(/Until then there is no early pay/)).toBeVisible();
    await expect(canvas.queryByText('Employee ID')).toBeNull();
  },
});

const chosen = { isDirect: true, employer: sampleEmployer({ isIDScanEnabled: true }) } as const;

/** All that it takes, before the first step. */
export const Progress = meta.story({
  parameters: direct({
    at: '/dayfare-direct/progress',
    prepare: cameTo('MobileNumberInput', { ...chosen, sentTo: '' }),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Here’s what’s left');
    const steps = within(context.canvasElement).getByRole('list', { name: 'Steps of your sign-up' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(7);
  },
});

const proved = direct({ at: '/dayfare-direct/progress', prepare: cameTo('EmployerInput', chosen) });

/** The number has been proved: it goes on with the name. */
export const ProgressBegun = meta.story({
  parameters: proved,
  play: async (context) => {
    const canvas = await press(context, 'Continue');
    await canvas.findByRole('heading', { level: 1, name: 'What’s your name?' });
  },
});

/** The employer is being told. */
export const Checking = meta.story({
  parameters: proved,
  beforeEach: ({ msw }) => msw.use(never(processEnrollmentRequest)),
  play: async (context) => {
    await press(context, 'Continue');
  },
});

/** An employer that is not set up yet. */
export const NotSetUp = meta.story({
  parameters: proved,
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(processEnrollmentRequest, {
        ...{ status: 409, code: 'SetupNotCompleted' },
        message: 'Your employer hasn’t finished setting up yet.',
      }),
    ),
  play: async (context) => {
    const canvas = await press(context, 'Continue');
    await expect(await canvas.findByText('You can’t sign up here yet')).toBeVisible();
  },
});

/** The employee id on its own page. */
export const EmployeeId = meta.story({
  parameters: direct({ at: '/dayfare-direct/employee-id', prepare: cameTo('EmployeeIdInput', chosen) }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('What’s your employee ID?');
  },
});

/** The date of birth on its own page. */
export const EmployeeDetails = meta.story({
  parameters: direct({
    at: '/dayfare-direct/employee-details',
    prepare: cameTo('EmployeeDetailsInput', chosen),
  }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('When were you born?');
  },
});
