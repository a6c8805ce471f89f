import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, payloadReply, requestAt, type Sent } from '../testing/fake-server.ts';
import { errorOf, keys, open, refusal, signedOut } from '../testing/open-client.ts';
import { timeouts } from './exchange.ts';
import type { SessionSnapshot } from './session-snapshot.ts';

// Pauses between tries take no time here; their lengths are kept.
const pauses: number[] = [];
beforeEach(() => {
  pauses.length = 0;
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds: number) => {
    pauses.push(milliseconds);
    queueMicrotask(run);
    return 0;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('failures', () => {
  it('of a read that may pass are tried twice more, each try with a nonce of its own', async () => {
    const server = fakeServer(new TypeError('reset'), refusal(503), payloadReply({ count: 2 }));
    expect(await open(server.fetch).client.read()).toEqual({ count: 2 });
    expect(new Set(server.sent.map(({ headers }) => headers.get('X-Nonce'))).size).toBe(3);
    expect(pauses[0]).toBeGreaterThanOrEqual(200);
    expect(pauses[0]).toBeLessThanOrEqual(400);
    expect(pauses[1]).toBeGreaterThanOrEqual(600);
  });

  it('of a read end after the third try, and of maintenance the app is told once', async () => {
    const onMaintenance = vi.fn();
    const server = fakeServer(refusal(503));
    const error = await errorOf(open(server.fetch, { hooks: { onMaintenance } }).client.search({ text: '' }));
    expect(error).toMatchObject({ kind: 'maintenance', httpStatus: 503 });
    expect(server.sent).toHaveLength(3);
    expect(onMaintenance.mock.calls).toEqual([[{ httpStatus: 503 }]]);
  });

  it('of a write are never tried again, and leave open whether it was carried out', async () => {
    for (const reply of [new TypeError('reset'), refusal(500), refusal(503), new Response('<html>')]) {
      const server = fakeServer(reply);
      const error = await errorOf(open(server.fetch).client.write({ text: '' }));
      expect(error.mayHaveMoved).toBe(true);
      expect(server.sent).toHaveLength(1);
    }
  });

  it('that are refusals are not tried again', async () => {
    const server = fakeServer(refusal(400));
    expect(await errorOf(open(server.fetch).client.read())).toMatchObject({ kind: 'http', message: 'No.' });
    expect(server.sent).toHaveLength(1);
  });

  it('without a connection come at once, and nothing is sent', async () => {
    const server = fakeServer(payloadReply(true));
    const { client } = open(server.fetch, { isOnline: () => false });
    expect(await errorOf(client.write({ text: '' }))).toMatchObject({ kind: 'offline', mayHaveMoved: false });
    expect(await errorOf(client.read())).toMatchObject({ kind: 'offline' });
    expect(server.sent).toHaveLength(0);
  });

  it.each(['ClockSkew', 'AntiForgery'])('at the door by %s are sent once more, writes too', async (code) => {
    const mended = fakeServer(refusal(403, code), payloadReply(true));
    expect(await open(mended.fetch).client.write({ text: '' })).toBe(true);
    const lasting = fakeServer(refusal(403, code));
    expect(await errorOf(open(lasting.fetch).client.write({ text: '' }))).toMatchObject({ code });
    expect(lasting.sent).toHaveLength(2);
  });

  it("of a device with a wrong clock are mended by the server's", async () => {
    const date = new Date('2026-11-20T12:00:00Z');
    const skewed = () => {
      const reply = refusal(403, 'ClockSkew');
      reply.headers.set('Date', date.toUTCString());
      return reply;
    };
    const server = fakeServer(skewed, payloadReply(true));
    await open(server.fetch, { now: () => 0 }).client.write({ text: '' });
    expect(requestAt(server.sent, 1).headers.get('X-Timestamp')).toBe(String(date.getTime() / 1000));
  });
});

describe('waiting', () => {
  const unanswered = ({ init }: Sent) =>
    new Promise<Response>((_, reject) => {
      const stop = () => reject(init.signal?.reason);
      if (init.signal?.aborted) stop();
      init.signal?.addEventListener('abort', stop);
    });

  it('ends after 15 s for a read and 30 s for a write, without another try', async () => {
    const after = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const server = fakeServer(unanswered);
    const { client } = open(server.fetch);
    expect(await errorOf(client.read())).toMatchObject({ kind: 'timeout', mayHaveMoved: false });
    expect(await errorOf(client.write({ text: '' }))).toMatchObject({ kind: 'timeout', mayHaveMoved: true });
    expect(after.mock.calls).toEqual([[15_000], [30_000]]);
    expect(timeouts).toEqual({ read: 15_000, write: 30_000 });
    expect(server.sent).toHaveLength(2);
  });

  it('ends when the caller gives up, and nobody is told of a failure', async () => {
    const log = vi.fn();
    const controller = new AbortController();
    const server = fakeServer((sent) => {
      controller.abort();
      return unanswered(sent);
    });
    const { client } = open(server.fetch, { log });
    const error = await errorOf(client.read(undefined, { signal: controller.signal }));
    expect(error.kind).toBe('cancelled');
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a call that is tried again', () => {
  const of = (authToken: string | null): SessionSnapshot => ({
    ...signedOut,
    ...(authToken && { auth: { authToken, userID: 1, userType: 4, businessId: 1 }, keys }),
  });

  it.each([
    ['a read that broke on its way', 'read', new TypeError('reset')],
    ['a write that was refused for its cookie', 'write', refusal(400, 'AntiForgery')],
  ] as const)('is not sent for whoever has signed in meanwhile: %s', async (_, name, reply) => {
    let now = of('of-ana');
    const server = fakeServer(() => {
      now = of('of-ben');
      if (reply instanceof Error) throw reply;
      return reply.clone();
    }, payloadReply(true));
    const { client } = open(server.fetch, { session: () => now });
    const error = await errorOf(name === 'read' ? client.read() : client.write({ text: '' }));
    expect(error.mayHaveMoved).toBe(false);
    expect(server.sent.map(({ headers }) => headers.get('X-Session-Auth-Token'))).toEqual(['of-ana']);
  });

  it('goes on for a visitor who has signed in meanwhile', async () => {
    let now = of(null);
    const server = fakeServer(
      () => {
        now = of('of-ben');
        throw new TypeError('reset');
      },
      payloadReply({ count: 2 }),
    );
    expect(await open(server.fetch, { session: () => now }).client.read()).toEqual({ count: 2 });
  });
});
