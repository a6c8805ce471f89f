import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { ErrorState } from './error-state.tsx';

const meta = preview.meta({
  component: ErrorState,
  title: 'Components/Error state',
  args: {
    title: 'Your balance could not be loaded',
    children: 'Your money is safe and nothing has moved. Try again in a moment.',
  },
});

/** Our side failed; trying again is one tap. */
export const Problem = meta.story({
  args: { reference: 'Reference 7F3A-2291', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing has moved');
    await userEvent.click(canvas.getByRole('button', { name: /try again|intentar de nuevo|réessayer/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The phone has no connection. */
export const Offline = meta.story({
  args: {
    kind: 'offline',
    onRetry: fn(),
    title: 'You are offline',
    children: 'Check your connection. This page loads by itself when you are back.',
  },
});

/** We are working on it, and say until when. */
export const Maintenance = meta.story({
  args: {
    kind: 'maintenance',
    title: 'Back at 6:00 AM',
    children: 'We are making repairs. Transfers that you have made are on their way.',
  },
});

/** The address leads nowhere; there is a way home. */
export const NotFound = meta.story({
  args: {
    kind: 'not-found',
    title: 'This page is not here',
    children: 'The link may be old.',
    headingLevel: 1,
    action: (
      <Link href="/ewa/home" variant="standalone">
        Go to your balance
      </Link>
    ),
  },
});
