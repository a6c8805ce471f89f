import { moneyContract } from '@dayfare/api/money/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { createDevice } from '../../bench/device.ts';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { openSandbox } from '../../testing/open.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

const codeOf = async (response: Response) => (await response.json()).error?.apiErrorCode;

/** A signed request of someone signed in, that was not sent. */
async function captured(use: 'read' | 'write' = 'read'): Promise<Request> {
  let held: Request | undefined;
  let isHolding = false;
  const device = createDevice('http://localhost', async (request) => {
    if (!isHolding) return sandbox.answer(request);
    held = request;
    return new Response('{}', { status: 200 });
  });
  await device.signIn(mayaTorres.email, seedPassphrase);
  isHolding = true;
  const money = device.client(moneyContract);
  const call =
    use === 'read'
      ? money.getAvailableFunds()
      : money.sendEmailReceipt({ transactionID: 'T', emailAddress: 'a@example.com' });
  await call.catch(() => undefined);
  if (!held) throw new Error('Nothing was sent.');
  return held;
}

function changed(request: Request, headers: Record<string, string | null>): Request {
  const copy = new Request(request.clone());
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) copy.headers.delete(name);
    else copy.headers.set(name, value);
  }
  return copy;
}

describe('the door', () => {
  it('lets a properly signed request in', async () => {
    expect((await sandbox.app.fetch(await captured())).status).toBe(200);
  });

  it('refuses a request whose path, body or signature was changed [transport-007]', async () => {
    const read = await captured();
    const moved = new Request('http://localhost/api/user/GetEarnings', { headers: read.headers });
    expect(await codeOf(await sandbox.app.fetch(moved))).toBe('SignatureInvalid');
    const unsigned = changed(await captured(), { 'X-Signature': 'AAAA' });
    expect(await codeOf(await sandbox.app.fetch(unsigned))).toBe('SignatureInvalid');
    const write = await captured('write');
    const other = new Request(write.url, {
      method: 'POST',
      headers: write.headers,
      body: '{"transactionID":"U"}',
    });
    expect(await codeOf(await sandbox.app.fetch(other))).toBe('SignatureInvalid');
  });

  it('refuses a header that says something else than its sealed copy, or that is missing from it', async () => {
    const other = changed(await captured(), { 'X-Locale': 'es' });
    expect(await codeOf(await sandbox.app.fetch(other))).toBe('SignatureInvalid');
    const added = changed(await captured(), { 'Idempotency-Key': 'key-12345678' });
    expect(await codeOf(await sandbox.app.fetch(added))).toBe('SignatureInvalid');
    const without = changed(await captured(), { 'X-Sealed-Headers': null });
    expect(await codeOf(await sandbox.app.fetch(without))).toBe('SignatureInvalid');
  });

  it('refuses a request that is sent a second time', async () => {
    const request = await captured();
    expect((await sandbox.app.fetch(request.clone())).status).toBe(200);
    expect(await codeOf(await sandbox.app.fetch(request.clone()))).toBe('ReplayRefused');
  });

  it('refuses a timestamp that is more than 300 seconds off, either way', async () => {
    const request = await captured();
    const start = sandbox.clock.ms;
    // The device's clock is the machine's; the server's is moved to either side of it.
    const sentAt = Number(request.headers.get('X-Timestamp')) * 1000;
    for (const [offset, code] of [
      [-301, 'ClockSkew'],
      [301, 'ClockSkew'],
      [299, undefined],
    ] as const) {
      sandbox.clock.ms = sentAt + offset * 1000;
      expect(await codeOf(await sandbox.app.fetch(request.clone()))).toBe(code);
    }
    sandbox.clock.ms = start;
  });

  it('tells business time where it can be steered, and takes it, real time and all between', async () => {
    const days = 86_400_000;
    const early = await captured();
    const device = await sandbox.signedIn();
    await sandbox.advance(10 * days);
    expect(await codeOf(await sandbox.app.fetch(early))).toBeUndefined();
    await device.client(moneyContract).getAvailableFunds();
    expect(Math.abs(device.api.now() - sandbox.clock.ms - 10 * days)).toBeLessThan(61_000);
    await sandbox.advance(days);
    await device.client(moneyContract).getAvailableFunds();
    const late = await captured();
    await sandbox.reset();
    expect(await codeOf(await sandbox.app.fetch(late))).toBe('ClockSkew');
  });

  it('tells and takes real time alone where it cannot be steered', async () => {
    const hosted = await openSandbox({ isSteerable: false, seeds: undefined });
    const response = await hosted.app.request('http://localhost/api/none');
    expect(response.headers.get('date')).toBeNull();
    await hosted.server.clock.advance(864_000_000);
    const device = hosted.device();
    await device.client(startupContract).getConfigurationSettings();
    expect(Math.abs(device.api.now() - hosted.clock.ms)).toBeLessThan(61_000);
    await hosted.close();
  });

  it('refuses a write whose header does not repeat the anti-forgery cookie [transport-006]', async () => {
    const device = await sandbox.signedIn();
    const stolen = createDevice('http://localhost', (request) => {
      request.headers.delete('cookie');
      return sandbox.answer(request);
    });
    await expect(
      stolen
        .client(moneyContract)
        .performTransaction(
          { previewId: 'x', contractsAccepted: [] },
          { context: { idempotencyKey: 'key-12345678' } },
        ),
    ).rejects.toMatchObject({ code: 'AntiForgery' });
    expect(device.cookies.get('XSRF-TOKEN')?.length).toBeGreaterThan(40);
  });

  it('gives the anti-forgery cookie to this site only, readable by its page', async () => {
    const response = await sandbox.app.request('/api/Main/GetConfigurationSettings');
    expect(response.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[\w-]+; Path=\/; SameSite=Strict$/);
  });

  it('refuses a token that nobody was given', async () => {
    const made_up = changed(await captured(), { Authorization: `Bearer ${'a'.repeat(43)}` });
    const response = await sandbox.app.fetch(made_up);
    expect(response.status).toBe(401);
    expect(await codeOf(response)).toBe('SessionExpire');
  });

  it('answers configuration to everyone, and nothing personal to anyone who is not signed in', async () => {
    const device = sandbox.device();
    const settings = await device.client(startupContract).getConfigurationSettings();
    expect(settings).toContainEqual({ key: 'BusinessEnvironment', value: 'Common' });
    await expect(device.client(moneyContract).getAvailableFunds()).rejects.toMatchObject({
      code: 'SessionExpire',
    });
  });

  it('wraps every answer and every refusal in the envelope [transport-008]', async () => {
    const good = await (await sandbox.app.fetch(await captured())).json();
    expect(Object.keys(good)).toEqual([
      'httpStatusCode',
      'isSuccessStatusCode',
      'payload',
      'error',
      'reasonPhrase',
    ]);
    const bad = await (await sandbox.app.request('/api/nothing/here')).json();
    expect(Object.keys(bad)).toEqual(Object.keys(good));
    expect(bad.payload).toBeNull();
  });
});
