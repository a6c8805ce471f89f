import { LogOut } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AppHeader } from './app-header.tsx';

const meta = preview.meta({
  component: AppHeader,
  title: 'Components/AppHeader',
  parameters: { layout: 'fullscreen' },
  args: { title: 'Get money' },
});

/** Where one is, and the way back. */
export const WithBack = meta.story({
  args: { onBack: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Get money' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /back|atrás|retour/i }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** The home has no way back, and something at the end. */
export const Home = meta.story({
  args: {
    title: 'Good morning, Maria',
    isPageHeading: false,
    trailing: <IconButton icon={LogOut} label="Sign out" />,
  },
});

/** A title with more words than room keeps to one line. */
export const LongTitle = meta.story({
  args: { title: 'Vérification de votre compte bancaire conjoint', onBack: fn() },
});

/** At twice the text size nothing is cut off: the title takes the lines it needs. */
export const LongTitleAt200Percent = meta.story({
  globals: { textScale: '200' },
  args: { title: 'Vérification de votre compte', onBack: fn() },
});

/** Below the notch of a phone. */
export const BelowTheNotch = meta.story({ globals: { platform: 'ios' }, args: { onBack: fn() } });
