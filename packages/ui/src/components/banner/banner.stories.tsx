import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/link.tsx';
import { Banner } from './banner.tsx';

const meta = preview.meta({
  component: Banner,
  title: 'Components/Banner',
  args: {
    title: 'Your hours are from yesterday',
    children: 'Your employer sends new hours every morning. The next ones come tomorrow at 6:00 AM.',
  },
});

/** Something good to know. */
export const Info = meta.story();

/** Something worked, and stays true for a while. */
export const Success = meta.story({
  args: { tone: 'success', title: 'Your card is linked', children: 'You can send money to it now.' },
});

/** Something needs attention before it goes wrong. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Bank holiday on Monday',
    children: 'A next-day transfer made now arrives on Tuesday at 8:00 AM.',
  },
});

/** Something failed while the person was at work: it is announced at once, and says what to do. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    isAnnounced: true,
    title: 'The instant transfer did not go through',
    children: 'Your bank refused it. Nothing was taken from your pay.',
    action: <Link href="/ewa">Send it next day, for free</Link>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The instant transfer did not go through');
  },
});

/** Can be put away when it has been read. */
export const Dismissable = meta.story({
  args: { onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /dismiss|descartar|ignorer/i }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});
