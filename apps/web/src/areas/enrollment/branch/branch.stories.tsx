import { answer, contract, dropped, never, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';
import { sampleEmployer } from '../testing/sample.ts';

const { findBranch } = contract.enrollment;
const hotels = sampleEmployer({
  ...{ id: 517, name: 'Summit Ridge Hotels', map: 'summit-ridge', isSSOEnabled: true },
  ...{ remoteReferenceID: '41', authProviderType: 5 },
});
const withPartner = startupSamples.configuration({ SsoPartnerUrls: '{"41":"/api/sso/41"}' });

const meta = preview.meta({
  title: 'Screens/Enrollment/Branch',
  ...screenStory({
    at: '/sso/create-user?bc=summit-ridge&utm_campaign=lobby',
    user: null,
    configuration: withPartner,
  }),
  beforeEach: ({ msw }) => msw.use(answer(findBranch, hotels)),
});

const heading = (name: string, { canvasElement }: { canvasElement: HTMLElement }) =>
  within(canvasElement).findByRole('heading', { level: 1, name });

/** An employer with a sign-in of its own: that first, the employee ID beside it. */
export const Usual = meta.story({
  tags: ['enrollment-015', 'enrollment-048'],
  play: async (context) => {
    await expect(await heading('Get paid early at Summit Ridge Hotels', context)).toBeVisible();
    const canvas = within(context.canvasElement);
    const [work, withId] = canvas.getAllByRole('button').slice(-2);
    await expect(work).toHaveTextContent('Continue with your work account');
    await expect(withId).toHaveTextContent('Sign up with my employee ID');
    await expect(canvas.getByText(/^Your work account is the one at Kronos/)).toBeVisible();
  },
});

/** The sign-up begins with the employer already chosen. */
export const SignUp = meta.story({
  play: async (context) => {
    await heading('Get paid early at Summit Ridge Hotels', context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up with my employee ID' }));
    await expect(await canvas.findByLabelText('Mobile number')).toBeVisible();
  },
});

/** An employer without a sign-in of its own. */
export const WithoutWorkAccount = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(findBranch, sampleEmployer({ map: 'harbor' }))),
  play: async (context) => {
    await heading('Get paid early at Harbor Foods Market', context);
    const canvas = within(context.canvasElement);
    await expect(canvas.queryByRole('button', { name: /work account/ })).toBeNull();
  },
});

/** A segment that no employer has. */
export const Unknown = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(findBranch, null)),
  play: async (context) => {
    await heading('We don’t recognize this link', context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Find my employer' }));
    await heading('What’s your mobile number?', context);
  },
});

/** While the employer is looked up. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(findBranch)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Finding your employer…');
  },
});

/** No network: what to do, and trying again. */
export const Offline = meta.story({
  parameters: shownAs({
    at: '/sso/create-user?bc=summit-ridge',
    user: null,
    configuration: withPartner,
    prepare: (app) => app.connection.isOnline.set(false),
  }),
  beforeEach: ({ msw }) => msw.use(dropped(findBranch)),
  play: async (context) => {
    await heading('We couldn’t find out whose link this is', context);
    const canvas = within(context.canvasElement);
    await expect(canvas.getByText(/^Connect to the internet and try again/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});
