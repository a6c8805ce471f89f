import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { PageNotFound } from './page-not-found.tsx';

const meta = preview.meta({
  component: PageNotFound,
  title: 'Patterns/Page not found',
  parameters: { layout: 'fullscreen' },
  args: { onBack: fn(), helpHref: '#help' },
});

/** What stands there for an address that leads nowhere: the words, the way back and the help. */
export const Default = meta.story({
  tags: ['public-014'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Well that’s odd' })).toBeVisible();
    await expect(canvas.getByText(/^You have stumbled/)).toBeVisible();
    const back = canvas.getByRole('button', { name: 'Go Back' });
    await expectTouchTarget(back);
    await tabInto();
    await expectFocusRing(back);
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Need help?' })).toHaveFocus();
  },
});

/** For signed-in users: home first, then the way back, the way out and the help. */
export const SignedIn = meta.story({
  args: { onHome: fn(), onSignOut: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your home page' }));
    await expect(args.onHome).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Sign out/ }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** In Spanish. */
export const Spanish = meta.story({
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vaya, qué raro' })).toBeVisible());
  },
});

/** In Canadian French, in the dark scheme: the background stays dark grey. */
export const CanadianFrench = meta.story({
  globals: { language: 'fr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tiens, c’est étrange' })).toBeVisible());
  },
});
