import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountFailed, type AccountFailedProps } from './account-failed.tsx';

const args: AccountFailedProps = { onBack: fn(), onHelp: fn(), onReenter: fn(), homeHref: '#home' };
const membership = {
  variant: 'membership',
  phone: { label: '1 (800) 555-0142', href: 'tel:+18005550142' },
} as const;

const meta = preview.meta({
  component: AccountFailed,
  title: 'Patterns/Account failed',
  parameters: { layout: 'fullscreen' },
  args,
});

/** The number belongs to no account: enter it again, or go home. */
export const NotFound = meta.story({
  tags: ['money-120'],
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'We’re having trouble finding your account' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Re-enter' }));
    await expect(args.onReenter).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Visit Home screen' })).toHaveAttribute('href', '#home');
  },
});

/** Only Membership Services can help: their number is one press away. */
export const Membership = meta.story({
  tags: ['money-119'],
  args: membership,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Please contact Membership Services' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '1 (800) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Need help?' }));
    await expect(args.onHelp).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Re-enter information' }));
    await expect(args.onReenter).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Visit Home screen' })).toBeVisible();
  },
});

/** Not found, in Spanish. */
export const Spanish = meta.story({ globals: { language: 'es' } });

/** Membership Services, in Canadian French. */
export const CanadianFrench = meta.story({ globals: { language: 'fr' }, args: membership });
