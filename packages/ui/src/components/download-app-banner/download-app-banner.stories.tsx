import preview from '@dayfare/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocusRing, expectTouchTarget, tabInto } from '../../testing/play.tsx';
import { DownloadAppBanner } from './download-app-banner.tsx';

const meta = preview.meta({
  component: DownloadAppBanner,
  title: 'Components/Download app banner',
  parameters: { layout: 'fullscreen' },
  args: { href: '#store', onGet: fn(), onClose: fn() },
});

/** What the app is good for, a way to get it, and a way to be rid of the banner. */
export const Default = meta.story({
  tags: ['public-016'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('Enjoy enhanced features and faster performance with the app.'),
    ).toBeVisible();
    const get = canvas.getByRole('link', { name: 'Get the app' });
    await expect(get).toHaveTextContent(/^Get/);
    await expectTouchTarget(get);
    await tabInto();
    await expectFocusRing(get);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** In French, whose words are longer. */
export const French = meta.story({ globals: { language: 'fr' } });
