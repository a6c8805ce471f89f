import { describe, expect, it, vi } from 'vitest';
import { fakeServer, payloadReply, requestAt } from '../testing/fake-server.ts';
import { contract, errorOf, keys, open, refusal, signedOut } from '../testing/open-client.ts';
import { encloseError } from '../wire/index.ts';
import { importApplicationKeys, openHeaders, verifyRequest } from './signature/index.ts';

describe('a request', () => {
  it('goes under the API base with the path as the contract spells it [transport-001]', async () => {
    const server = fakeServer(payloadReply({ count: 1 }), payloadReply(true));
    const { client } = open(server.fetch);
    expect(await client.read()).toEqual({ count: 1 });
    await client.write({ text: 'a' });
    const [first, second] = [requestAt(server.sent), requestAt(server.sent, 1)];
    expect(first.url.href).toBe('https://app.example/api/user/Read');
    expect(first.init).toMatchObject({ method: 'GET', body: null, cache: 'no-store', redirect: 'error' });
    expect(second.init).toMatchObject({ method: 'POST', body: '{"text":"a"}' });
  });

  it('fills the path from the input and encodes it', async () => {
    const server = fakeServer(payloadReply(true));
    await open(server.fetch).client.remove({ id: 'a/b?c' });
    expect(requestAt(server.sent).url.href).toBe('https://app.example/api/ewa/remove/a%2Fb%3Fc');
    expect(requestAt(server.sent).init.body).toBeNull();
  });

  it('is signed with the timestamp in seconds, a nonce, and a sealed copy of the other headers [transport-007]', async () => {
    const server = fakeServer(payloadReply(true));
    const { client } = open(server.fetch, { now: () => 1_763_650_000_999 });
    await client.write({ text: 'a' });
    const { headers } = requestAt(server.sent);
    const nonce = headers.get('X-Nonce') ?? '';
    expect(headers.get('X-Timestamp')).toBe('1763650000');
    const signed = {
      method: 'POST',
      path: '/api/user/Write',
      timestamp: 1_763_650_000,
      nonce,
      body: '{"text":"a"}',
    };
    expect(await verifyRequest(keys.sign, signed, headers.get('X-Signature') ?? '')).toBe(true);

    const sealed = await openHeaders(keys.seal, headers.get('X-Sealed-Headers') ?? '', nonce);
    const others = [...headers].filter(
      ([name]) => !/^x-(signature|timestamp|nonce|sealed-headers)$/.test(name),
    );
    expect([...new Headers(sealed ?? {})]).toEqual(others);
  });

  it("is signed with the application's key before sign-in", async () => {
    const server = fakeServer(payloadReply(true));
    await open(server.fetch, { session: () => ({ ...signedOut, keys }) }).client.write({ text: '' });
    const { headers } = requestAt(server.sent);
    const { seal } = await importApplicationKeys();
    const sealed = headers.get('X-Sealed-Headers') ?? '';
    expect(await openHeaders(seal, sealed, headers.get('X-Nonce') ?? '')).not.toBeNull();
  });

  it('may be signed by another signer', async () => {
    const server = fakeServer(payloadReply(true));
    const signer = { sign: async () => ({ 'X-Other': 'proof' }) };
    await open(server.fetch, { signer }).client.write({ text: '' });
    expect(requestAt(server.sent).headers.get('X-Other')).toBe('proof');
    expect(requestAt(server.sent).headers.has('X-Signature')).toBe(false);
  });

  it('carries the idempotency key of its context, and is not sent without one where it is needed', async () => {
    const server = fakeServer(payloadReply(true));
    const { client } = open(server.fetch);
    await expect(client.move({ text: '' })).rejects.toThrow('idempotency key');
    expect(server.sent).toHaveLength(0);
    await client.move({ text: '' }, { context: { idempotencyKey: 'k-1' } });
    expect(requestAt(server.sent).headers.get('Idempotency-Key')).toBe('k-1');
  });
});

describe('an answer', () => {
  it('is parsed at the door: fields that the contract has not are dropped', async () => {
    const server = fakeServer(payloadReply({ count: 1, more: 2 }));
    expect(await open(server.fetch).client.read()).toEqual({ count: 1 });
  });

  it('that does not fit the contract is an error, logged without its values', async () => {
    const log = vi.fn();
    const server = fakeServer(payloadReply({ count: 'secret' }));
    const error = await errorOf(open(server.fetch, { log }).client.read());
    expect(error).toMatchObject({ kind: 'invalid-response', mayHaveMoved: false });
    expect(log).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'unexpected-payload', fields: ['count'] }),
    );
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret');
  });

  it('401 with a token sent is announced, also when only the body says so [transport-010]', async () => {
    const onUnauthorized = vi.fn();
    const hooks = { onUnauthorized };
    const inBody = Response.json(
      encloseError(401, { apiErrorString: '', apiErrorCode: 'SessionExpire' }, ''),
    );
    const { client } = open(fakeServer(refusal(401), inBody).fetch, { hooks });
    expect(await errorOf(client.read())).toMatchObject({ kind: 'unauthorized', level: 'Unauthorized' });
    expect(await errorOf(client.read())).toMatchObject({ kind: 'unauthorized', code: 'SessionExpire' });
    expect(onUnauthorized.mock.calls).toEqual([
      [{ from: 'http', tokenSent: true, code: 'Code' }],
      [{ from: 'body', tokenSent: true, code: 'SessionExpire' }],
    ]);
  });

  it('to a call that is sent as by a visitor ends no session, whose token and keys stay out of it', async () => {
    const onUnauthorized = vi.fn();
    const server = fakeServer(refusal(401, 'SessionExpire'));
    const { client } = open(server.fetch, { hooks: { onUnauthorized } });
    expect(await errorOf(client.visit({ text: '' }))).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).not.toHaveBeenCalled();
    const { headers } = requestAt(server.sent);
    expect([headers.has('X-Session-Auth-Token'), headers.has('Authorization')]).toEqual([false, false]);
    const { seal } = await importApplicationKeys();
    const sealed = headers.get('X-Sealed-Headers') ?? '';
    expect(await openHeaders(seal, sealed, headers.get('X-Nonce') ?? '')).not.toBeNull();
  });

  it('401 without a token says so, so that the visitor is sent to the root path [transport-010]', async () => {
    const onUnauthorized = vi.fn();
    const { client } = open(fakeServer(refusal(401)).fetch, {
      hooks: { onUnauthorized },
      session: () => signedOut,
    });
    await errorOf(client.read());
    expect(onUnauthorized).toHaveBeenCalledWith(expect.objectContaining({ from: 'http', tokenSent: false }));
  });
});

describe('an answer that comes late', () => {
  const auth = (authToken: string) => ({ authToken, userID: 1, userType: 4, businessId: 1 });

  it.each([
    ['the session of another sign-in', auth('next')],
    ['nobody’s session', null],
  ])('401 is not announced in %s: it says nothing about that one', async (_, next) => {
    const onUnauthorized = vi.fn();
    let current: ReturnType<typeof auth> | null = auth('first');
    const server = fakeServer(() => {
      current = next;
      return refusal(401);
    });
    const session = () => ({ ...signedOut, auth: current, keys });
    const { client } = open(server.fetch, { hooks: { onUnauthorized }, session });
    expect(await errorOf(client.read())).toMatchObject({ kind: 'unauthorized' });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('the log', () => {
  it('names the call and never a value, a header or an id', async () => {
    const log = vi.fn();
    const { client } = open(fakeServer(refusal(500)).fetch, { log });
    await errorOf(client.remove({ id: 'T-secret' }));
    expect(log.mock.calls).toEqual([
      [
        {
          event: 'failed',
          method: 'DELETE',
          path: '/ewa/remove/{id}',
          kind: 'http',
          httpStatus: 500,
          code: 'Code',
        },
      ],
    ]);
  });
});

describe('clients', () => {
  it('of the same contract are the same', () => {
    const { api, client } = open(fakeServer().fetch);
    expect(api.client(contract)).toBe(client);
  });
});
