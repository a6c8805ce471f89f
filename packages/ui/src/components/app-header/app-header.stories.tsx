import preview from '@dayfare/storybook/preview';
import { LogOut } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectTouchTarget } from '../../testing/play.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { AppHeader } from './app-header.tsx';

const meta = preview.meta({
  component: AppHeader,
  title: 'Components/App header',
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

/** The server's configuration says where back leads, and what stands there, on a background of its own. */
export const Remote = meta.story({
  tags: ['ui-009'],
  args: {
    remote: { returnUrl: '#partner', headerText: 'Back to PartnerPay', backgroundColor: '#ffcc00' },
  },
  play: async ({ canvas, canvasElement }) => {
    const back = canvas.getByRole('link', { name: /back|atrás|retour/i });
    await expect(back).toHaveAttribute('href', '#partner');
    await expectTouchTarget(back);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Back to PartnerPay' })).toBeVisible();
    await expect(canvas.queryByText('Get money')).toBeNull();
    const { backgroundColor, color } = getComputedStyle(
      canvasElement.querySelector('header') ?? canvasElement,
    );
    await expect([backgroundColor, color]).toEqual(['rgb(255, 204, 0)', 'rgb(0, 0, 0)']);
  },
});

/** Only half of it: the screen's own title and way back stay. */
export const RemoteHalf = meta.story({
  tags: ['ui-009'],
  args: { remote: { returnUrl: '#partner', headerText: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Get money' })).toBeVisible();
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

/** A title with more words than room takes the lines that it needs. */
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
