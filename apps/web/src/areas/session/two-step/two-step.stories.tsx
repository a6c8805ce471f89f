import { answer, contract, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, expectPinned, screenStory } from '../../../testing/screen-story.tsx';

const { getDualFactorSettings, resendPin, saveDualFactorSettings, verifyDualFactorAuthenticationPin } =
  contract.session;
const byText = { isDualFactorEnabled: true, sentPinToEmail: false, sentPinDisplayText: '•••• 0101' };
const off = { ...byText, isDualFactorEnabled: false };
const byMail = { ...byText, sentPinToEmail: true, sentPinDisplayText: 'm•••@example.com' };
const codeSent = {
  ...{ sentPinIDString: 'proof', sentPinID: 7, sentPinDisplayText: '•••• 0101', sentPinToEmail: false },
  resendsLeft: 3,
};
/** Once; the next is answered. Each story needs its own: a mock that was used up stays so. */
const askForProof = () =>
  refuse(
    saveDualFactorSettings,
    { status: 403, code: 'ProofRequired', message: 'Enter a code first.' },
    { times: 1 },
  );

const meta = preview.meta({
  title: 'Screens/Session/Two step',
  ...screenStory({ at: '/home/two-step', after: ['/ewa/history'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getDualFactorSettings, byText),
      answer(resendPin, codeSent),
      answer(verifyDualFactorAuthenticationPin, true),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

/** Chooses, saves, and is asked who it is. */
async function choose(context: Context, name: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.click(await canvas.findByRole('radio', { name }));
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  return within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
}

/** On, by text message: the choice that is in force says where codes go. */
export const ByText = meta.story({
  tags: ['profile-011'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Two-step sign-in');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'By text message' })).toBeChecked();
    await expect(canvas.getByText('Codes go to •••• 0101.')).toBeVisible();
    expectPinned(canvas.getByRole('button', { name: 'Save' }));
  },
});

/** On, by e-mail. */
export const ByMail = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getDualFactorSettings, byMail)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'By email' })).toBeChecked();
    await expect(canvas.getByText('Codes go to m•••@example.com.')).toBeVisible();
  },
});

/** Off. */
export const Off = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getDualFactorSettings, off)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('radio', { name: 'Off' })).toBeChecked();
  },
});

/** Turned off: a code is asked for first, and then it is saved and said. */
export const TurnedOff = meta.story({
  tags: ['profile-012'],
  beforeEach: ({ msw }) => msw.use(askForProof(), answer(saveDualFactorSettings, off)),
  play: async (context) => {
    const sheet = await choose(context, 'Off');
    await waitFor(() => expect(sheet.getByText(/changing how you sign in/)).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Send me a code' }));
    await userEvent.type(await sheet.findByLabelText('Code that we sent'), '123456');
    await waitFor(() => expect(screen.getByText(/New devices no longer need a code/)).toBeVisible());
  },
});

/** Leaving the question changes nothing, and says so; the choice is still there. */
export const ProofLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(askForProof()),
  play: async (context) => {
    await choose(context, 'By email');
    await userEvent.keyboard('{Escape}');
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(/Nothing has changed yet/)).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'By email' })).toBeChecked();
  },
});

/** It could not be saved. */
export const SaveFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(saveDualFactorSettings, { status: 500, code: 'Unexpected', message: 'No.' })),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('radio', { name: 'Off' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Your choice wasn’t saved')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Off' })).toBeChecked();
  },
});

/** While the settings come. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getDualFactorSettings)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Two-step sign-in');
  },
});

/** The settings could not be had: nothing can be changed unseen. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getDualFactorSettings, { status: 400, code: 'InvalidRequest', message: 'No.' })),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const failed = await canvas.findByText('We couldn’t load your settings', undefined);
    await expect(failed).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
