import preview from '@dayfare/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../../components/banner/banner.tsx';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { Opener } from '../shared/testing/opener.tsx';
import { expectFocusReturned, expectWalk, openByKeyboard, shownOverlay } from '../shared/testing/walk.ts';
import { ActionConfirm, type ActionConfirmProps } from './action-confirm.tsx';

const args: ActionConfirmProps = {
  isOpen: true,
  onClose: fn(),
  heading: 'Give this shift back?',
  description: 'Your manager will be told at once.',
  accept: { label: 'Give it back', onPress: fn() },
  reject: { label: 'Keep the shift', onPress: fn() },
};

const meta = preview.meta({
  component: ActionConfirm,
  title: 'Patterns/Action confirm',
  decorators: [
    (Story) => (
      <SnackbarProvider>
        <Story />
      </SnackbarProvider>
    ),
  ],
  args,
});

const render = (given: object) => {
  const props: ActionConfirmProps = { ...args, ...given };
  return (
    <Opener startsOpen={props.isOpen}>
      {(isOpen, setOpen) => (
        <ActionConfirm
          {...props}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            props.onClose();
          }}
        />
      )}
    </Opener>
  );
};

const page = within(document.body);

/** A question with two answers; leaving it is neither, and the focus goes back to where it was. */
export const Question = meta.story({
  tags: ['ui-001'],
  args: { isOpen: false },
  render,
  play: async ({ args: { accept, reject, onClose } }) => {
    const dialog = within(await openByKeyboard());
    await expect(dialog.getByRole('heading', { name: 'Give this shift back?' })).toBeVisible();
    await expectWalk(['Close', 'Give it back', 'Keep the shift']);
    await userEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the shift' }));
    await expect(accept?.onPress).toHaveBeenCalledOnce();
    await expect(reject?.onPress).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expectFocusReturned();
  },
});

/** Without a heading it still has a name. */
export const WithoutHeading = meta.story({
  tags: ['ui-001'],
  args: { heading: undefined },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByRole('dialog', { name: 'Please confirm' })).toBeVisible();
  },
});

/** Phone numbers keep only their last four digits; other figures stay. */
export const MaskedPhone = meta.story({
  tags: ['ui-001'],
  args: {
    heading: 'Send a code?',
    description: 'We send a code of 6 digits to (555) 010-2291. It holds for 10 minutes.',
    isPhoneMasked: true,
    accept: { label: 'Send the code', onPress: fn() },
  },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByText(/6 digits to \(•••\) •••-2291\. It holds for 10/)).toBeVisible();
  },
});

/** Something ends soon: the time runs, and tells its end once. */
export const WithCountdown = meta.story({
  tags: ['ui-001'],
  render: (given) => {
    const [endsAt] = useState(() => Date.now() + 90_000);
    return render({ ...given, countdown: { label: 'The offer ends in', endsAt } });
  },
  play: async () => {
    await shownOverlay();
    await expect(await page.findByRole('timer', { name: 'The offer ends in' })).toHaveTextContent(/^1:\d\d$/);
  },
});

/** A number to call, copied by one press, or the person learns that it is not. */
export const ContactNumber = meta.story({
  tags: ['ui-001'],
  args: { heading: 'Call us', contactNumber: '1 (855) 854-0485', reject: undefined },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByText('1 (855) 854-0485')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Copy Phone number' }));
    await waitFor(() =>
      expect(page.getByText(/Copied: Phone number|could not be copied/)).toBeInTheDocument(),
    );
  },
});

/** With a picture. */
export const WithImage = meta.story({
  tags: ['ui-001'],
  args: {
    image: {
      src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"%3E%3Crect width="320" height="160" fill="%23678"/%3E%3C/svg%3E',
      alt: 'The entrance of Oakwood Care Home',
    },
  },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByRole('img', { name: 'The entrance of Oakwood Care Home' })).toBeVisible();
  },
});

/** A shift in full: date, time, location, and its parts. */
export const WithShift = meta.story({
  tags: ['ui-001'],
  args: {
    timeZone: 'America/New_York',
    shift: {
      startsAt: '2026-11-23T13:00:00Z',
      endsAt: '2026-11-23T21:30:00Z',
      location: 'Oakwood Care Home',
      segments: [
        { kind: 'regular', startsAt: '2026-11-23T13:00:00Z', endsAt: '2026-11-23T17:00:00Z' },
        { kind: 'break', startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-23T17:30:00Z' },
      ],
    },
  },
  render,
  play: async () => {
    await shownOverlay();
    const dialog = within(await page.findByRole('dialog'));
    for (const words of ['Monday, November 23', 'Oakwood Care Home', 'Regular', 'Break'])
      await expect(dialog.getByText(words)).toBeVisible();
  },
});

/** A sheet that leads to the payroll provider. */
export const ProvideConsent = meta.story({
  tags: ['ui-001'],
  args: {
    variant: 'consent',
    heading: 'One more step',
    accept: { onPress: fn() },
    reject: { label: 'Not now', onPress: fn() },
  },
  render,
  play: async ({ args: { accept } }) => {
    await shownOverlay();
    await userEvent.click(await page.findByRole('button', { name: 'Continue to provide consent' }));
    await expect(accept?.onPress).toHaveBeenCalledOnce();
  },
});

/** With a link to the policy and small print. */
export const PolicyAndSmallPrint = meta.story({
  tags: ['ui-001'],
  args: { policyHref: '#policy', bottomDescription: 'You can change this at any time in your profile.' },
  render,
  play: async () => {
    await shownOverlay();
    await expect(await page.findByRole('link', { name: /Read the policy.*new tab/ })).toBeVisible();
    await expect(page.getByText('You can change this at any time in your profile.')).toBeVisible();
  },
});

/** What cannot be undone: an alert dialog with the focus on the safe answer, and with the caller's own content. */
export const OwnContent = meta.story({
  args: {
    heading: 'Cancel this transfer?',
    description: 'It goes back to your balance.',
    role: 'alertdialog',
    isDangerous: true,
    children: <Banner tone="warning">It could not be canceled. Please try again.</Banner>,
    accept: { label: 'Cancel transfer', onPress: fn() },
    reject: { label: 'Keep it', onPress: fn(), autoFocus: true },
  },
  render,
  play: async () => {
    await expect(await page.findByRole('alertdialog', { name: 'Cancel this transfer?' })).toBeVisible();
    await expect(page.getByText('It could not be canceled. Please try again.')).toBeVisible();
    await waitFor(() => expect(page.getByRole('button', { name: 'Keep it' })).toHaveFocus());
  },
});

/** In Spanish, without a heading. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  args: {
    heading: undefined,
    description: '¿Quieres devolver este turno?',
    contactNumber: '1 (855) 854-0485',
    policyHref: '#policy',
    accept: { label: 'Devolver el turno', onPress: fn() },
    reject: { label: 'Conservar el turno', onPress: fn() },
  },
  render,
});

/** In Canadian French, as consent. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr' },
  args: {
    variant: 'consent',
    heading: undefined,
    description: 'Il reste une étape chez votre fournisseur de paie.',
    accept: { onPress: fn() },
    reject: { label: 'Pas maintenant', onPress: fn() },
  },
  render,
});
