import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverOf } from './cover.ts';
import { openShell } from './testing/open-shell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);
const link = 'https://pay.example/ewa/history?from=push';

describe('a universal link', () => {
  it('that starts the app waits for the page, whose splash stays until the link’s page stands', async () => {
    const { shell, join } = openShell();
    expect(shell.link(link)).toBe(true);
    const open = vi.fn(async () => ({ path: '/ewa/history?from=push' }));
    const { peer } = await join({ 'link.open': open });
    await soon();
    expect(open).toHaveBeenCalledWith({ url: link }, expect.anything());
    peer.tell('page.ready', {});
    expect(coverOf(shell.state.get())).toBe('splash');
    peer.tell('link.shown', { path: '/ewa/history?from=push' });
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('that comes later goes to the page that is there', async () => {
    const { shell, join } = openShell();
    const open = vi.fn(async () => ({ path: '/ewa/history' }));
    await join({ 'link.open': open });
    shell.link(link);
    await soon();
    expect(open).toHaveBeenCalledOnce();
  });

  it('of several that wait for a page is the last', async () => {
    const { shell, join } = openShell();
    shell.link('https://pay.example/faqs');
    shell.link(link);
    const open = vi.fn(async () => ({ path: '/' }));
    await join({ 'link.open': open });
    await soon();
    expect(open.mock.calls).toEqual([[{ url: link }, expect.anything()]]);
  });

  it('that the page refuses leaves no splash behind', async () => {
    const { shell, join } = openShell();
    shell.link(link);
    await join();
    await soon();
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('with a bank’s oauth_state_id is not waited for: the page loads as a whole', async () => {
    const { shell, join } = openShell();
    shell.link('https://pay.example/apps/loading?oauth_state_id=7f3a');
    await join({ 'link.open': async () => ({ path: '/apps/loading?oauth_state_id=7f3a' }) });
    await soon();
    expect(shell.state.get().waitsFor).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'https://user:secret@pay.example/ewa/home',
    'https://pay.example.evil.example/',
    'https://p\u0430y.example/',
    'http://pay.example/ewa/home',
    'dayfare://pay.example/ewa/home',
    'https://pay.example/?logoutredirect=https://evil.example',
  ])('%s is none of ours, and changes nothing', async (url) => {
    const { shell, join } = openShell();
    const open = vi.fn(async () => ({ path: '/' }));
    await join({ 'link.open': open });
    const before = shell.state.get();
    expect(shell.link(url)).toBe(false);
    await soon();
    expect(open).not.toHaveBeenCalled();
    expect(shell.state.get()).toBe(before);
  });
});
