import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { coverOf } from './cover.ts';
import { openShell } from './testing/open-shell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the splash', () => {
  it('goes when the page can be shown', async () => {
    const { shell, join } = openShell();
    const { peer } = await join();
    expect(coverOf(shell.state.get())).toBe('splash');
    peer.tell('page.ready', {});
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('goes in the end from a page that says nothing', async () => {
    const { shell } = openShell();
    shell.loadStarted();
    shell.loadEnded();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(coverOf(shell.state.get())).toBe('splash');
    await vi.advanceTimersByTimeAsync(1);
    expect(coverOf(shell.state.get())).toBeNull();
  });

  it('is not laid over the page of a bank', () => {
    const { shell } = openShell();
    shell.moved('https://bank.example/link/start');
    shell.loadEnded();
    expect(coverOf(shell.state.get())).toBeNull();
  });
});

describe('trouble', () => {
  it('hides the page until it is tried again', async () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1009);
    expect(coverOf(shell.state.get())).toBe('offline');
    shell.retry();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['splash', ['reload']]);
  });

  it('of the network is tried again when somebody comes back to the app', () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1009);
    shell.appChanged('active');
    expect(viewed).toEqual(['reload']);
  });

  it('of a certificate is not: nothing is sent before the person wants it', () => {
    const { shell, viewed } = openShell();
    shell.loadFailed(-1202);
    shell.appChanged('active');
    expect([coverOf(shell.state.get()), viewed]).toEqual(['untrusted', []]);
  });

  it.each([
    [503, 'https://pay.example/', 'unavailable'],
    [401, 'https://pay.example/', 'splash'],
    [503, 'https://bank.example/', 'splash'],
  ])('a page that is answered with %d at %s: %s', (status, url, cover) => {
    const { shell } = openShell();
    shell.answered(status, url);
    expect(coverOf(shell.state.get())).toBe(cover);
  });

  it('a view that ends is loaded again, and twice in a minute says so', async () => {
    const { shell, viewed } = openShell();
    shell.processEnded();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['splash', ['reload']]);
    await vi.advanceTimersByTimeAsync(59_000);
    shell.processEnded();
    expect([coverOf(shell.state.get()), viewed]).toEqual(['crashed', ['reload']]);
  });
});
