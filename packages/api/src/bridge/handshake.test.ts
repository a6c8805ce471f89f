import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handlers } from './all-messages.ts';
import type { Peer } from './create-peer.ts';
import { bridgeName, type ShellFacts } from './envelope.ts';
import { joinShell } from './join-shell.ts';
import { BridgeRefusal } from './refusal.ts';
import { servePage } from './serve-page.ts';
import { otherEnd, testChannel, twoEnds } from './testing/two-ends.ts';

const shell: ShellFacts = {
  platform: 'ios',
  build: 2200,
  capabilities: ['location', 'camera'],
  language: 'es',
  scheme: 'dark',
  textScale: 1.2,
  safeAreas: { top: 47, right: 0, bottom: 34, left: 0 },
};
const place = { latitude: 41.5, longitude: -72.25, accuracyMeters: 20, foundAt: 1_764_000_000_000 };
const find = { withinMs: 3_000, maxAgeMs: 0 };
const at = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, unknown>;
const say = (message: object) => JSON.stringify({ bridge: bridgeName, ...message });
const foreign = 'f'.repeat(43);

function serve(handlers: Handlers<'shell'> = {}) {
  const ends = twoEnds();
  const pages: Peer<'shell'>[] = [];
  const dropped: string[] = [];
  const onPage = (page: Peer<'shell'>) => pages.push(page);
  const stop = servePage({
    channel: ends.shell,
    handlers,
    shell: () => shell,
    onPage,
    onDropped: (name) => dropped.push(name),
  });
  const join = (own: Handlers<'page'> = {}) => joinShell({ channel: ends.page, handlers: own });
  return { ...ends, pages, dropped, stop, join };
}

async function joined(handlers: Handlers<'shell'> = {}, own: Handlers<'page'> = {}) {
  const line = serve(handlers);
  const page = await line.join(own);
  const [shellPeer] = line.pages;
  if (!page || !shellPeer) throw new Error('The two did not shake hands.');
  return { ...line, page: page.peer, facts: page.shell, shellPeer, pageChannel: line.page };
}

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
