import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BridgeRefusal } from './refusal.ts';
import { find, joined, place } from './testing/joined.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a request', () => {
  it('is answered', async () => {
    const { page } = await joined({ 'location.find': () => place });
    expect(await page.ask('location.find', find)).toEqual(place);
  });

  it('is asked by the shell as well', async () => {
    const { shellPeer } = await joined({}, { 'back.press': async () => ({ isHandled: true }) });
    expect(await shellPeer.ask('back.press', {})).toEqual({ isHandled: true });
  });

  it.each([
    [
      'the reason that the handler has',
      () => {
        throw new BridgeRefusal('blocked');
      },
      'blocked',
    ],
    [
      '`failed` where the handler broke, without its words',
      () => {
        throw new TypeError('secret');
      },
      'failed',
    ],
  ])('is refused with %s', async (_, handler, reason) => {
    const { page, pageChannel } = await joined({ 'location.find': handler });
    await expect(page.ask('location.find', find)).rejects.toMatchObject({ reason });
    expect(pageChannel.posted.join()).not.toContain('secret');
  });

  it('is refused as `missing` where nobody takes it', async () => {
    const { page } = await joined();
    await expect(page.ask('rating.ask', {})).rejects.toMatchObject({ reason: 'missing' });
  });

  it('is not believed an answer that doesn’t fit', async () => {
    const { page } = await joined({ 'location.find': () => ({ ...place, latitude: 900 }) });
    await expect(page.ask('location.find', find)).rejects.toMatchObject({ reason: 'failed' });
  });

  it('is given up after its time, and the other side is told', async () => {
    const taken = vi.fn();
    const { page } = await joined({
      'location.find': (_, { signal }) => new Promise(() => signal.addEventListener('abort', taken)),
    });
    const asked = expect(page.ask('location.find', find, { withinMs: 700 })).rejects.toMatchObject({
      reason: 'timedOut',
    });
    await vi.advanceTimersByTimeAsync(700);
    await asked;
    expect(taken).toHaveBeenCalledOnce();
  });

  it('can be taken back, and its answer then comes too late', async () => {
    let answer: ((found: typeof place) => void) | undefined;
    const { page, shell: channel } = await joined({
      'location.find': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const controller = new AbortController();
    const asked = expect(
      page.ask('location.find', find, { signal: controller.signal }),
    ).rejects.toMatchObject({ reason: 'cancelled' });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort();
    await asked;
    const before = channel.posted.length;
    answer?.(place);
    await vi.advanceTimersByTimeAsync(0);
    expect(channel.posted).toHaveLength(before);
  });

  it('is not sent when it is longer than its kind may be', async () => {
    const { page, pageChannel } = await joined();
    const before = pageChannel.posted.length;
    await expect(
      page.ask('bankLink.open', {
        token: 'x'.repeat(70_000),
        redirectUrl: 'x',
        pageUrl: 'x',
        isAndroid: false,
      }),
    ).rejects.toMatchObject({ reason: 'invalid' });
    expect(pageChannel.posted).toHaveLength(before);
  });

  it('ends with the page that asked, when another page comes', async () => {
    const gone = vi.fn();
    const { page, join, pages } = await joined({
      'location.find': (_, { signal }) => new Promise(() => signal.addEventListener('abort', gone)),
    });
    page.ask('location.find', find).catch(() => undefined);
    await join();
    expect([gone.mock.calls.length, pages.length]).toEqual([1, 2]);
  });
});

describe('an event', () => {
  it('is heard by whoever listens, until they stop', async () => {
    const { page, shellPeer } = await joined();
    const heard = vi.fn();
    const stop = page.on('scheme.changed', heard);
    shellPeer.tell('scheme.changed', { scheme: 'dark' });
    stop();
    shellPeer.tell('scheme.changed', { scheme: 'light' });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ scheme: 'dark' });
  });
});
