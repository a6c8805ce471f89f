import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { openPage, servePages } from '../../testing/open-page.tsx';

servePages();

const open = async (path = '/nowhere') => {
  const opened = await openPage(path);
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

describe('the network, as the browser tells of it,', () => {
  it('is spoken of for as long as it is gone, and when it comes back', async () => {
    await open();
    const notices = screen.getByRole('region', { name: 'Notifications' });
    expect(notices.textContent).toBe('');
    act(() => void window.dispatchEvent(new Event('offline')));
    await screen.findByText('You’re offline');
    expect(notices.textContent).toBe('');
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(notices.textContent).toMatch(/back online/i));
    expect(screen.queryByText('You’re offline')).toBeNull();
  });
});

describe('what is said before the frame is there', () => {
  it('waits for it, and is said once', async () => {
    const { createNotices } = await import('../../platform/notices/notices.ts');
    const notices = createNotices();
    const notice = { message: 'You’re signed out.', tone: 'success', durationMs: 1 } as const;
    const [first, second] = [vi.fn(), vi.fn()];
    notices.say(notice);
    const stop = notices.showWith(first);
    expect(first).toHaveBeenCalledExactlyOnceWith(notice);
    stop();
    notices.say(notice);
    notices.showWith(second);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });
});
