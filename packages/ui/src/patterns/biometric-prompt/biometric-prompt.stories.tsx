import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { BiometricPrompt, type BiometricPromptProps } from './biometric-prompt.tsx';

const args: BiometricPromptProps = { isOpen: true, kind: 'auth', onAccept: fn(), onDismiss: fn() };

const meta = preview.meta({
  component: BiometricPrompt,
  title: 'Patterns/Biometric prompt',
  args,
});

const render = (args: BiometricPromptProps) => (
  <Opener startsOpen={args.isOpen}>
    {(isOpen, setOpen) => (
      <BiometricPrompt
        {...args}
        isOpen={isOpen}
        onDismiss={() => {
          setOpen(false);
          args.onDismiss();
        }}
      />
    )}
  </Opener>
);

const page = within(document.body);

/** Offers it; Not now closes, and the focus goes back to where it was. */
export const Auth = meta.story({
  tags: ['native-008'],
  args: { isOpen: false },
  render,
  play: async ({ args }) => {
    const sheet = within(await openByKeyboard());
    await expect(sheet.getByText(/Faster than a password/)).toBeVisible();
    await expectWalk(['Close', 'Turn it on', 'Not now']);
    await userEvent.click(sheet.getByRole('button', { name: 'Turn it on' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.click(sheet.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** Leads to the phone's settings: no face or fingerprint is saved there yet. */
export const PhoneSettings = meta.story({
  tags: ['native-008'],
  args: { kind: 'settings' },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByRole('button', { name: 'Open phone settings' })).toBeVisible();
  },
});

/** Leads to the app's own settings: the app may not use it. */
export const AppSetting = meta.story({
  tags: ['native-008'],
  args: { kind: 'appSetting' },
  render,
  play: async ({ args }) => {
    await shownOverlay();
    await expect(await page.findByRole('button', { name: 'Open app settings' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** In Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' }, render });

/** In Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: { kind: 'settings' }, render });
