import { answer, contract, dropped, never, profileSamples, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, expectPinned, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getProfile, saveProfileDetails } = contract.profile;
/** Someone on their own, who says their name themselves. */
const alone = profileSamples.profile({ companyName: null, dateOfBirth: null });

const meta = preview.meta({
  title: 'Screens/Profile/Details',
  ...screenStory({ at: '/home/details', after: ['/home/profile'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getProfile, profileSamples.profile()),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function save(context: Context) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  const city = await canvas.findByLabelText('City');
  await userEvent.clear(city);
  await userEvent.type(city, 'Berkeley');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return canvas;
}

/** Of someone with an employer, whose records keep the name. */
export const Usual = meta.story({
  tags: ['profile-005'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Name and address');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/Harbor Grill changes it in its records/)).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    expectPinned(canvas.getByRole('button', { name: 'Save' }));
  },
});

/** Of someone on their own: the name is theirs to change. */
export const OnTheirOwn = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getProfile, alone)),
  play: async (context) => {
    await expect(await within(context.canvasElement).findByLabelText('First name')).toHaveValue('Rosa');
  },
});

/** Half an address: each part that is missing says so. */
export const Incomplete = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answer(getProfile, { ...alone, addressLine1: '', city: '', postalCode: '9' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your street and number.')).toBeVisible();
    await expect(canvas.getByText('Write it as 94607 or H2X 1Y4.')).toBeVisible();
  },
});

/** A code is asked for before anything changes; leaving it says so. */
export const ProofLeft = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveProfileDetails, { status: 403, code: 'ProofRequired', message: 'Enter a code.' })),
  play: async (context) => {
    const canvas = await save(context);
    await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText(/Nothing has changed yet/)).toBeVisible());
    await expect(canvas.getByLabelText('City')).toHaveValue('Berkeley');
  },
});

/** Changed on another device meanwhile: what was typed stays, and what it says now is below it. */
export const ChangedElsewhere = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveProfileDetails, { status: 409, code: 'ProfileChanged', message: 'It was changed.' })),
  play: async (context) => {
    const canvas = await save(context);
    await waitFor(() => expect(canvas.getByText('It says now: Oakland')).toBeVisible());
    await expect(canvas.getByLabelText('City')).toHaveValue('Berkeley');
  },
});

/** The connection drops: what was typed is still there. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(saveProfileDetails)),
  play: async (context) => {
    const canvas = await save(context);
    await expect(await canvas.findByText('Your profile wasn’t saved')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveValue('Berkeley');
  },
});

/** Before it has loaded. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getProfile)),
});

/** It can’t be loaded. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getProfile)),
  play: async (context) => {
    await expect(
      await within(context.canvasElement).findByText('We couldn’t load your profile'),
    ).toBeVisible();
  },
});

/** The birth date, where it is not known. */
export const BirthDate = meta.story({
  tags: ['profile-007'],
  parameters: shownAs({ at: '/home/birth-date', after: ['/home/profile'] }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Date of birth');
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter your date of birth.')).toBeVisible();
  },
});
