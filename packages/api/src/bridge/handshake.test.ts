import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { joinShell } from './join-shell.ts';
import { at, find, foreign, joined, place, say, serve, shell } from './testing/joined.ts';
import { otherEnd, testChannel } from './testing/two-ends.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the handshake', () => {
  it('tells the page what the shell is and can do, and the shell that a page is there', async () => {
    const { facts, pages } = await joined();
    expect(facts).toEqual(shell);
    expect(pages).toHaveLength(1);
  });

  it('gives up on a shell that says nothing', async () => {
    const answer = joinShell({ channel: testChannel(), handlers: {}, withinMs: 500 });
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBeNull();
  });

  it('ends at once where the shell knows only other versions', async () => {
    const channel = testChannel();
    const answer = joinShell({ channel, handlers: {} });
    channel.arrive(say({ kind: 'unsupported', versions: [7], nonce: at(channel.posted[0]).nonce }));
    expect(await answer).toBeNull();
  });

  it('is refused to a page that knows only other versions, by the versions there are', () => {
    const { shell: channel } = serve();
    channel.arrive(say({ kind: 'hello', versions: [7], nonce: foreign }));
    expect(channel.posted.map(at)).toEqual([expect.objectContaining({ kind: 'unsupported', versions: [1] })]);
  });

  it('has a nonce of its own for every page and every shell', async () => {
    const { shell: channel, join } = serve();
    await join();
    await join();
    const quoted = channel.posted.flatMap((text) => [at(text).nonce, at(text).reply]);
    expect(new Set(quoted).size).toBe(4);
  });

  it.each([
    ['quotes another nonce', { nonce: foreign, version: 1 }, 'nonce'],
    ['names a version that nobody offered', { version: 2 }, 'version'],
  ])('goes on waiting after a welcome that %s', async (_, changes, reason) => {
    const channel = testChannel();
    const onDropped = vi.fn();
    const answer = joinShell({ channel, handlers: {}, onDropped, withinMs: 500 });
    const { nonce } = at(channel.posted[0]);
    channel.arrive(say({ kind: 'welcome', nonce, reply: foreign, shell, ...changes }));
    expect(onDropped).toHaveBeenCalledWith(reason);
    await vi.advanceTimersByTimeAsync(500);
    expect(await answer).toBeNull();
    // Unknown senders get no answer.
    expect(channel.posted).toHaveLength(1);
  });

  it('is not ended by another frame that speaks for the shell', async () => {
    const channel = testChannel();
    const answer = joinShell({ channel, handlers: {} });
    const { nonce } = at(channel.posted[0]);
    channel.arrive(say({ kind: 'welcome', version: 1, nonce, reply: foreign, shell }), {
      ...otherEnd,
      isOtherEnd: false,
    });
    channel.arrive(
      say({ kind: 'welcome', version: 1, nonce, reply: foreign, shell: { ...shell, build: 7 } }),
    );
    expect((await answer)?.shell.build).toBe(7);
  });

  it('happens once: a second welcome changes nothing', async () => {
    const { page, pageChannel } = await joined({ 'location.find': () => place });
    const { nonce } = at(pageChannel.posted[0]);
    pageChannel.arrive(say({ kind: 'welcome', version: 1, nonce, reply: foreign, shell }));
    expect(await page.ask('location.find', find)).toEqual(place);
  });
});

describe('a frame that greets the shell', () => {
  it('puts nobody out: the page goes on, and the frame is never counted as one', async () => {
    const { page, shell: channel, pages } = await joined({ 'location.find': () => place });
    channel.arrive(say({ kind: 'hello', versions: [1], nonce: foreign }));
    expect(await page.ask('location.find', find)).toEqual(place);
    expect(pages).toHaveLength(1);
  });

  it('cannot go on: what it would have to quote went to the page alone', async () => {
    const ask = vi.fn(() => place);
    const { shell: channel, pages } = serve({ 'location.find': ask });
    channel.arrive(say({ kind: 'hello', versions: [1], nonce: foreign }));
    channel.arrive(say({ kind: 'request', nonce: foreign, id: 1, name: 'location.find', params: find }));
    await vi.advanceTimersByTimeAsync(0);
    expect([ask.mock.calls.length, pages.length]).toEqual([0, 0]);
  });

  it('gets no answer from another origin', () => {
    const { shell: channel } = serve();
    channel.arrive(say({ kind: 'hello', versions: [1], nonce: foreign }), {
      ...otherEnd,
      origin: 'https://evil.example',
    });
    expect(channel.posted).toEqual([]);
  });
});

describe('a message of a page that has gone', () => {
  it('is dropped: what it quotes holds no longer', async () => {
    const ask = vi.fn(() => place);
    const { page, pageChannel, shell: channel, join, dropped } = await joined({ 'location.find': ask });
    page.ask('location.find', find).catch(() => undefined);
    const old = at(pageChannel.posted.at(-1));
    await join();
    channel.arrive(JSON.stringify({ ...old, id: 99 }));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(dropped).toContain('nonce');
  });
});

it('a shell that stops serving hears nobody', async () => {
  const ask = vi.fn(() => place);
  const { page, stop } = await joined({ 'location.find': ask });
  stop();
  page.ask('location.find', find).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).not.toHaveBeenCalled();
});
