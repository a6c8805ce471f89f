import { answer, contract, profileSamples, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { getProfile, saveProfile, sendContactCode } = contract.profile;
const sent = {
  ...{ sentPinIDString: 'code', sentPinID: 0, sentPinDisplayText: 'rosa@example.org', resendsLeft: 3 },
  sentPinToEmail: true,
};

const meta = preview.meta({
  title: 'Screens/Profile/Contact',
  ...screenStory({ at: '/home/edit-email', after: ['/home/profile'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getProfile, profileSamples.profile()),
      answer(sendContactCode, sent),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

async function ask(context: Context, to: string) {
  await arrived(context);
  const canvas = within(context.canvasElement);
  await userEvent.type(await canvas.findByLabelText('New email address'), to);
  await userEvent.click(canvas.getByRole('button', { name: 'Send a code to it' }));
  return canvas;
}

/** Another e-mail address: what there is now, and what is about to happen. */
export const Email = meta.story({
  tags: ['profile-001'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Email address');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/Now it is rosa.delgado@example.com/)).toBeVisible();
  },
});

/** The address that there is already. */
export const SameEmail = meta.story({
  play: async (context) => {
    const canvas = await ask(context, 'Rosa.Delgado@example.com');
    await expect(await canvas.findByText('That is your email address already.')).toBeVisible();
  },
});

/** A code from the old address comes first. */
export const OldEmailFirst = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(sendContactCode, { status: 403, code: 'ProofRequired', message: 'Enter a code.' })),
  play: async (context) => {
    await ask(context, 'rosa@example.org');
    await expect(await screen.findByRole('dialog', { name: 'Confirm it’s you' })).toBeVisible();
  },
});

/** The code that went to the new address. */
export const ConfirmEmail = meta.story({
  play: async (context) => {
    const canvas = await ask(context, 'rosa@example.org');
    await expect(
      await canvas.findByRole('heading', { name: /code that we sent to rosa@example.org/ }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Code that we sent')).toBeVisible();
  },
});

/** Another account has the address: that is said only after the proof that it is theirs. */
export const TakenEmail = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      refuse(saveProfile, {
        ...{ status: 409, code: 'ContactTaken' },
        message: 'Another account uses this already. Sign in to that one, or choose another.',
      }),
    ),
  play: async (context) => {
    const canvas = await ask(context, 'rosa@example.org');
    await userEvent.type(await canvas.findByLabelText('Code that we sent'), '123456');
    await waitFor(() => expect(canvas.getByText(/Another account uses this already/)).toBeVisible());
  },
});

/** Another phone number. */
export const Phone = meta.story({
  parameters: shownAs({ at: '/home/edit-phone', after: ['/home/profile'] }),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Phone number');
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(/Now it is \(202\) 555-0108/)).toBeVisible();
  },
});
