import { answer, contract, dropped, never, refuse, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, expectPinned, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { beginPasskey, deletePasskey, getPasskeys } = contract.session;
const configuration = startupSamples.configuration({ EnablePasskeys: '1' });

const phone = { id: 'cGhvbmU', name: 'My phone', addedAt: '2026-10-02T14:00:00Z', usedAt: null };
const key = { ...phone, id: 'a2V5', name: 'Security key', usedAt: '2026-11-20T15:04:00Z' };

const meta = preview.meta({
  title: 'Screens/Session/Passkeys',
  ...screenStory({ at: '/home/passkeys', after: ['/home/profile'], configuration }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getPasskeys, [phone, key]),
      answer(deletePasskey, true),
      refuse(beginPasskey, { status: 403, code: 'ProofRequired', message: 'First, a code.' }),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

const listOf = ({ canvasElement }: Context) =>
  within(canvasElement).findByRole('list', { name: 'Your passkeys' });

/** Each with its name, and when it last signed in. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Passkeys');
    const [first, second] = within(await listOf(context)).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/My phone.*Added/);
    await expect(second).toHaveTextContent(/Security key.*Last used/);
    expectPinned(within(context.canvasElement).getByRole('button', { name: 'Add a passkey' }));
  },
});

/** None yet. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getPasskeys, [])),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('You have no passkeys yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    await expect(await canvas.findByText('Give it a name.')).toBeVisible();
  },
});

/** Adding one takes a code. */
export const AsksForCode = meta.story({
  play: async (context) => {
    await listOf(context);
    const canvas = within(context.canvasElement);
    await userEvent.type(canvas.getByLabelText('Name'), 'My laptop{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await expect(sheet.getByText(/A passkey opens your account/)).toBeVisible();
  },
});

/** Removing one says what that means first. */
export const Remove = meta.story({
  play: async (context) => {
    const list = within(await listOf(context));
    await userEvent.click(list.getByRole('button', { name: /My phone/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'My phone' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove this passkey' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Removing one takes a code. */
export const RemoveAsksForCode = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(deletePasskey, { status: 403, code: 'ProofRequired', message: 'First, a code.' })),
  play: async (context) => {
    const list = within(await listOf(context));
    await userEvent.click(list.getByRole('button', { name: /My phone/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'My phone' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove this passkey' }));
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
    await expect(proof.getByText(/you who removes it/)).toBeVisible();
  },
});

/** It could not be removed. */
export const RemoveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(deletePasskey)),
  play: async (context) => {
    const list = within(await listOf(context));
    await userEvent.click(list.getByRole('button', { name: /My phone/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'My phone' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Remove this passkey' }));
    await expect(await sheet.findByText('It wasn’t removed')).toBeVisible();
  },
});

/** While they are asked for. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getPasskeys)),
  play: async (context) => {
    await arrived(context);
  },
});

/** They could not be loaded. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(getPasskeys)),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('We couldn’t load your passkeys')).toBeVisible();
  },
});

/** The sign-in with a passkey, below the password. */
export const SignIn = meta.story({
  parameters: shownAs({ at: '/welcome/login', user: null, configuration }),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  },
});
