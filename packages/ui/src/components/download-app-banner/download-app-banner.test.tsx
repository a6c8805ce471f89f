import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { transcript } from '../../testing/screen-reader.tsx';
import { DownloadAppBanner } from './download-app-banner.tsx';

describe('DownloadAppBanner', () => {
  it('reads the sentence, with a Get button and a close button [public-016]', async () => {
    const onClose = vi.fn();
    const { user } = render(<DownloadAppBanner href="/download-app" onClose={onClose} id="app" />);
    expect(screen.getByText('Enjoy enhanced features and faster performance with the app.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/download-app');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(document.querySelector('aside')?.id).toBe('app');
  });

  it('is a part of the page with a name', async () => {
    const { container } = render(<DownloadAppBanner href="/download-app" onClose={() => {}} />);
    expect((await transcript(container))[0]).toBe('complementary, Get the app');
  });
});
