import { afterEach, describe, expect, it, vi } from 'vitest';
import { cell } from '../state/cell.ts';
import { countingFetch, watchConnection } from './connection.ts';

afterEach(() => void vi.restoreAllMocks());

describe('the loading indicator', () => {
  it('is on while requests are pending and off at zero, also after a failure [startup-012]', async () => {
    const pending = cell(0);
    const answers = [Promise.resolve(new Response()), Promise.reject(new Error('no network'))];
    const send = countingFetch(
      { pending, lastRequestAt: cell(0) },
      () => answers.shift() ?? Promise.reject(new Error('none left')),
    );
    const both = Promise.allSettled([send('/a'), send('/b')]);
    expect(pending.get()).toBe(2);
    await both;
    expect(pending.get()).toBe(0);
  });

  it('leaves behind when the last request was sent, not when it was answered', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const [lastRequestAt, answer] = [cell(0), Promise.withResolvers<Response>()];
    const asked = countingFetch({ pending: cell(0), lastRequestAt }, () => answer.promise)('/a');
    vi.spyOn(Date, 'now').mockReturnValue(9_000);
    answer.resolve(new Response());
    await asked;
    expect(lastRequestAt.get()).toBe(1_000);
  });
});

describe('the network', () => {
  it.each([true, false])('is what the device says at the start: %s', (onLine) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
    expect(watchConnection().isOnline.get()).toBe(onLine);
  });

  it('goes and comes back with the browser’s word', () => {
    const { isOnline, server } = watchConnection();
    const seen: boolean[] = [];
    isOnline.subscribe(() => seen.push(isOnline.get()));
    for (const event of ['offline', 'offline', 'online']) window.dispatchEvent(new Event(event));
    expect(seen).toEqual([false, true]);
    expect(server.get()).toBe('up');
  });
});
