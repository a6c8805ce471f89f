import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SnackbarProvider } from '../../components/snackbar/snackbar.tsx';
import { render } from '../../testing/render.tsx';
import { spoken } from '../shared/testing/spoken.ts';
import { ActionConfirm, type ActionConfirmProps } from './action-confirm.tsx';
import '../../testing/overlays.ts';

const dialog = (props: Partial<ActionConfirmProps> = {}) => (
  <SnackbarProvider>
    <ActionConfirm isOpen onClose={vi.fn()} {...props} />
  </SnackbarProvider>
);

const everything: Partial<ActionConfirmProps> = {
  heading: 'Sure?',
  description: 'Call 555-010-2291.',
  isPhoneMasked: true,
  countdown: { label: 'Ends in', endsAt: Date.now() + 60_000 },
  contactNumber: '1 (855) 854-0485',
  image: { src: 'x.png', alt: 'Entrance' },
  shift: {
    startsAt: '2026-11-23T13:00:00Z',
    endsAt: '2026-11-23T21:30:00Z',
    location: 'Oakwood',
    segments: [{ kind: 'break', startsAt: '2026-11-23T17:00:00Z', endsAt: '2026-11-23T17:30:00Z' }],
  },
  accept: { label: 'Do it', onPress: vi.fn() },
  reject: { label: 'Leave it', onPress: vi.fn() },
  policyHref: '/policy',
  bottomDescription: 'Small print',
};

describe('ActionConfirm', () => {
  it('has each of its options, and nothing of those left out [ui-001]', () => {
    const { again } = render(dialog(everything));
    expect(screen.getByRole('heading', { name: 'Sure?' })).toBeDefined();
    expect(screen.getByText('Call •••-•••-2291.')).toBeDefined();
    expect(screen.getByRole('timer', { name: 'Ends in' })).toBeDefined();
    expect(screen.getByText('1 (855) 854-0485')).toBeDefined();
    expect(screen.getByRole('img', { name: 'Entrance' })).toBeDefined();
    expect(screen.getByText('Oakwood')).toBeDefined();
    expect(screen.getByText('Break')).toBeDefined();
    expect(screen.getByRole('link', { name: /Read the policy/ }).getAttribute('href')).toBe('/policy');
    expect(screen.getByText('Small print')).toBeDefined();
    const words = () => screen.getAllByRole('button').flatMap((button) => button.textContent || []);
    expect(words()).toEqual(['Do it', 'Leave it']);
    expect(screen.getByRole('button', { name: 'Copy Phone number' })).toBeDefined();
    again(dialog());
    expect(screen.getByRole('dialog').textContent).toBe('Please confirm');
    expect(words()).toEqual([]);
  });

  it('copies the contact number and says so [ui-001]', async () => {
    const { user } = render(dialog({ contactNumber: '1 (855) 854-0485' }));
    await user.click(screen.getByRole('button', { name: 'Copy Phone number' }));
    expect(await navigator.clipboard.readText()).toBe('1 (855) 854-0485');
    expect(await screen.findByText('Copied: Phone number')).toBeDefined();
  });

  it('says so when the browser does not allow copying', async () => {
    const { user } = render(dialog({ contactNumber: '555' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy Phone number' }));
    expect(await screen.findByText(/could not be copied/)).toBeDefined();
  });

  it('as consent says "Continue to provide consent" [ui-001]', async () => {
    const onPress = vi.fn();
    const { user } = render(dialog({ variant: 'consent', accept: { onPress } }));
    await user.click(screen.getByRole('button', { name: 'Continue to provide consent' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('shows what its caller puts below the description, and reads it out as an alert dialog', () => {
    render(
      dialog({
        heading: 'Sure?',
        description: 'It ends.',
        role: 'alertdialog',
        children: <p>It could not be done.</p>,
        accept: { label: 'Do it', onPress: vi.fn(), isPending: true, pendingLabel: 'Doing it' },
        reject: { label: 'Leave it', onPress: vi.fn(), autoFocus: true },
      }),
    );
    const question = screen.getByRole('alertdialog', { name: 'Sure?' });
    expect(question).toBe(screen.getByRole('alertdialog', { description: 'It ends. It could not be done.' }));
    expect(screen.getByRole('button', { name: 'Leave it' })).toBe(document.activeElement);
    expect(screen.getByText('Doing it')).toBeDefined();
  });

  it('takes Escape as neither answer', async () => {
    const onClose = vi.fn();
    const accept = { label: 'Do it', onPress: vi.fn() };
    const { user } = render(dialog({ onClose, accept }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(accept.onPress).not.toHaveBeenCalled();
  });

  it('reads in the order in which it stands, the answers last', async () => {
    render(
      dialog({ heading: 'Sure?', description: 'It ends.', accept: { label: 'Do it', onPress: vi.fn() } }),
    );
    const said = await spoken(screen.getByRole('dialog'));
    expect(said).toEqual([
      'dialog, Sure?',
      'dialog, Sure?',
      'heading, Sure?, level 2',
      'button, Close',
      'It ends.',
      'button, Do it',
      'Do it',
    ]);
  });
});
