import { answer, contract, moneySamples, startupSamples, transferSamples } from '@dayfare/api/mocks';
import preview from '@dayfare/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { arrived, screenStory, shownAs } from '../../../testing/screen-story.tsx';

const { money, startup } = contract;
const phone = { kind: 'face', isEnrolled: true, choice: 'off' } as const;

const meta = preview.meta({
  title: 'Screens/Session/Unlock',
  ...screenStory({ at: '/home/unlock', after: ['/home/profile'], device: { 'biometrics.check': phone } }),
  globals: { platform: 'ios' },
  beforeEach: ({ msw }) =>
    msw.use(
      answer(startup.startupDataV2, startupSamples.startupData()),
      answer(money.getAvailableFunds, moneySamples.availableFunds()),
      answer(money.getEarnings, moneySamples.earnings()),
      answer(money.getInstruments, moneySamples.instruments()),
      answer(money.getTransactionHistory, transferSamples.history()),
    ),
});

const theSwitch = ({ canvasElement }: { canvasElement: HTMLElement }) =>
  within(canvasElement).findByRole('switch', { name: 'Unlock with face or fingerprint' });

/** Off, until the phone has recognised the person. */
export const Usual = meta.story({
  play: async (context) => {
    await expect(await arrived(context)).toHaveTextContent('Unlock the app');
    const control = await theSwitch(context);
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(await within(document.body).findByText(/unlocks .* now/)).toBeVisible();
    await expect(control).toBeChecked();
  },
});

/** The phone knows neither a face nor a fingerprint: its settings come first. */
export const NothingSaved = meta.story({
  tags: ['native-008'],
  parameters: shownAs({
    at: '/home/unlock',
    device: { 'biometrics.check': { ...phone, isEnrolled: false } },
  }),
  play: async (context) => {
    await userEvent.click(await theSwitch(context));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Open phone settings' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(await theSwitch(context)).not.toBeChecked();
  },
});

/** The app may not use the face: its own settings change that. */
export const NotAllowed = meta.story({
  tags: ['native-008'],
  globals: { device: { biometrics: 'denied' } },
  play: async (context) => {
    await userEvent.click(await theSwitch(context));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByRole('button', { name: 'Open app settings' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await theSwitch(context)).not.toBeChecked();
  },
});

/** Offered once the user has come home; "Not now" closes it. */
export const Offer = meta.story({
  tags: ['native-008'],
  parameters: shownAs({ at: '/ewa/home', device: {} }),
  play: async (context) => {
    await arrived(context);
    const sheet = within(await screen.findByRole('dialog', { name: /face or fingerprint/ }));
    await expect(sheet.getByText(/we never see it/)).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Not now' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** An employer can hide it: nothing is offered, and the account has no row for it. */
export const Hidden = meta.story({
  tags: ['profile-021'],
  parameters: shownAs({ at: '/home/profile', device: {} }),
  beforeEach: ({ msw }) =>
    msw.use(answer(startup.startupDataV2, startupSamples.startupData({ HideBiometric: '1' }))),
  play: async (context) => {
    await arrived(context);
    const main = within(within(context.canvasElement).getByRole('main'));
    await expect(main.getByRole('link', { name: 'Change your password' })).toBeVisible();
    await expect(main.queryByRole('link', { name: /Unlock with face/ })).toBeNull();
  },
});
