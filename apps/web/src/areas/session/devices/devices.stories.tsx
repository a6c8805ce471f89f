import { answer, contract, dropped, never, refuse, sessionSamples, startupSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrived, screenStory } from '../../../testing/screen-story.tsx';

const { deleteDeviceInfo, getDeviceInfo, logOutDevice, revokeUserToken } = contract.session;
const { device } = sessionSamples;
const here = device({ isCurrentDevice: true, platformName: 'Android', deviceType: 'Mobile Web' });
const computer = device({ id: 2, browserName: 'Firefox', platformName: 'Windows' });
const old = device({
  ...{ id: 3, browserName: 'Safari', platformName: 'iOS', deviceType: 'Mobile Web' },
  ...{ isSignedIn: false, isTrustedDevice: false, address: null, lastUpdatedAt: '2026-08-02T13:00:00Z' },
});
const nameless = device({ id: null, browserName: null, platformName: null, deviceType: null });

const meta = preview.meta({
  title: 'Screens/Session/Devices',
  ...screenStory({ at: '/device-activity', after: ['/ewa/history'] }),
  beforeEach: ({ msw }) =>
    msw.use(
      answer(contract.startup.startupDataV2, startupSamples.startupData()),
      answer(getDeviceInfo, [here, computer, old]),
      answer(logOutDevice, true),
      answer(deleteDeviceInfo, true),
      answer(revokeUserToken, true),
    ),
});

interface Context {
  canvasElement: HTMLElement;
}

const rows = async ({ canvasElement }: Context) =>
  within(await within(canvasElement).findByRole('list', { name: 'Devices' })).getAllByRole('listitem');

/** Opens what can be done with the computer. */
async function choose(context: Context) {
  await arrived(context);
  await userEvent.click(
    await within(context.canvasElement).findByRole('button', { name: /^Firefox on Windows/ }),
  );
  return within(await screen.findByRole('dialog', { name: 'Firefox on Windows' }));
}

/** This device first, then the others: which, when, and whether they have a session. */
export const Usual = meta.story({
  tags: ['session-029'],
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your devices');
    const [first, second, third] = await rows(context);
    await expect(first).toHaveTextContent(/Chrome on Android.*In use now.*This device/);
    await expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    await expect(second).toHaveTextContent(
      /Firefox on Windows.*Last used Fri, Nov 20, 10:04 AM EST.*Signed in/,
    );
    await expect(third).toHaveTextContent(/Safari on iOS.*Signed out/);
  },
});

/** Where the other one was signed in from, and what ending its session does. */
export const Chosen = meta.story({
  tags: ['session-046'],
  play: async (context) => {
    const sheet = await choose(context);
    await expect(sheet.getByText('Signed in from internet address 198.51.100.7')).toBeVisible();
    await expect(sheet.getByText('It needs no code to sign in.')).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Ask for a code next time' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Sign out this device' }));
    await waitFor(() => expect(screen.getByText('That device is signed out.')).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** One without a session can only be taken from the list. */
export const SignedOutOne = meta.story({
  play: async (context) => {
    await arrived(context);
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: /^Safari on iOS/ }),
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Safari on iOS' }));
    await expect(sheet.queryByRole('button', { name: 'Sign out this device' })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(screen.getByText(/no longer on the list/)).toBeVisible());
  },
});

/** It could not be signed out: the sheet says so and stays. */
export const SignOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(refuse(logOutDevice, { status: 500, code: 'Unexpected', message: 'No.' })),
  play: async (context) => {
    const sheet = await choose(context);
    await userEvent.click(sheet.getByRole('button', { name: 'Sign out this device' }));
    await waitFor(() => expect(sheet.getByText('It’s still signed in')).toBeVisible());
    await expect(sheet.getByRole('button', { name: 'Sign out this device' })).toBeEnabled();
  },
});

/** No connection when all are to be signed out: none is, and the page says so. */
export const EverywhereFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(dropped(revokeUserToken)),
  play: async (context) => {
    await arrived(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out everywhere, here too' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await rows(context)).toHaveLength(3);
  },
});

/** Only this one: there are no others to sign out. */
export const OnlyThis = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getDeviceInfo, [here])),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText('You’re not signed in anywhere else.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  },
});

/** A session of a device that has not said what it is, as a partner hands people over. */
export const Nameless = meta.story({
  beforeEach: ({ msw }) => msw.use(answer(getDeviceInfo, [here, nameless])),
  play: async (context) => {
    const [, other] = await rows(context);
    await expect(other).toHaveTextContent(/Unknown device.*Sign out all other devices to end its session/);
    await expect(within(other as HTMLElement).queryByRole('button')).toBeNull();
  },
});

/** While the list comes. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(getDeviceInfo)),
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Your devices');
  },
});

/** The list could not be had. */
export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(refuse(getDeviceInfo, { status: 400, code: 'InvalidRequest', message: 'No.' })),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    const failed = await canvas.findByText('We couldn’t load your devices', undefined);
    await expect(failed).toBeVisible();
  },
});
