import { once } from 'node:events';
import { connect } from 'node:net';
import { contract } from '@dayfare/api/contract';
import type { ApiRequest } from '@dayfare/api/transport';
import { afterAll, describe, expect, it } from 'vitest';
import { createDevice, type Device } from '../bench/device.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { sampleOf } from '../testing/sample.ts';
import { longestTextOf } from './long-texts.ts';

const sandbox = await openSandbox({
  seeds: [mayaTorres],
  limits: { rowsPerMinute: 1e6, visitorRowsPerMinute: 1e6 },
});
afterAll(() => sandbox.close());

interface Shaped {
  readonly shape?: Readonly<Record<string, Shaped>>;
  readonly def?: { readonly type: string; readonly innerType?: Shaped };
}

/** A field without what says that it may be missing. */
const innermost = (field: Shaped): Shaped => (field.def?.innerType ? innermost(field.def.innerType) : field);

/** The names of an input's lists and texts, with the path to each. */
const placesIn = (schema: Shaped, path: readonly string[] = []): (readonly [string, 'text' | 'list'])[] =>
  Object.entries(schema.shape ?? {}).flatMap(([name, field]) => {
    const here = [...path, name];
    const type = innermost(field);
    if (type.shape) return placesIn(type, here);
    if (type.def?.type === 'array') return [[here.join('.'), 'list'] as const];
    return type.def?.type === 'string' ? [[here.join('.'), 'text'] as const] : [];
  });

/** Names of an input's fields, those within fields too. */
const namesIn = ({ shape = {} }: Shaped): string[] =>
  Object.entries(shape).flatMap(([name, field]) => [name, ...namesIn(field)]);

const calls = Object.entries(contract).flatMap(([area, ofArea]) =>
  Object.entries(ofArea).map(([name, { '~orpc': call }]) => ({
    name: `${area}.${name}`,
    method: call.route.method ?? 'GET',
    path: call.route.path ?? '',
    isUpload: Object.values((call as { inputSchema?: Shaped }).inputSchema?.shape ?? {}).some(
      (field) => innermost(field).def?.type === 'file',
    ),
    places: placesIn((call as { inputSchema?: Shaped }).inputSchema ?? {}),
    fields: Object.keys((call as { inputSchema?: Shaped }).inputSchema?.shape ?? {}),
    names: namesIn((call as { inputSchema?: Shaped }).inputSchema ?? {}),
  })),
);
type Call = (typeof calls)[number];

/** What attackers send where something else is expected. */
const oddities: readonly unknown[] = [
  ...[
    null,
    true,
    -1,
    0,
    1.005,
    2 ** 31,
    2 ** 53,
    1e300,
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    'x'.repeat(9000),
  ],
  ...[
    '../../etc/passwd',
    "' or 1=1 --",
    '{"$ne":null}',
    '2026-13-45',
    '2026-02-30T25:61:61Z',
    '9999-12-31',
    '9999-12-31T23:59:59Z',
    'NaN',
    '1e999',
  ],
  ...[[], [null], [[[[]]]], {}, { constructor: 1 }, { length: -1 }],
];

/** Bodies that are no JSON, or no object. */
const bodies = [
  ...['{', '[', 'null', '1', '"x"', '[]', '[1]', '{"a":', '{"__proto__":{"a":1}}', '\u0000', '{"a":1e99999}'],
  ...['['.repeat(5000), `{"a":"${'\\u0000'}"}`, '{"a":"\\ud800"}'],
];

/** Queries that are none, or too much. */
const queries = ['?%E0%A4%A', '?a[b[c=1', '?__proto__=1', '?a=%00', `?${'a=1&'.repeat(2000)}`];

interface Input {
  /** One of each is sent to every call; `pnpm sweep` sends all. */
  readonly kind: 'body' | 'whole body' | 'all fields' | 'all of a query' | 'query';
  /** What it is, in words. */
  readonly sent: string;
  readonly body?: string;
  readonly query?: string;
  readonly inPath?: string;
}

/** Every oddity in every place that a call has. */
function inputsOf({ method, fields }: Call): readonly Input[] {
  const asQuery: readonly Input[] = [
    ...oddities
      .filter((odd) => typeof odd !== 'object')
      .map((odd) => ({
        kind: 'all of a query' as const,
        sent: `query ${odd}`,
        query: `?${new URLSearchParams(fields.map((field) => [field, String(odd)]))}`,
        inPath: String(odd) || '-',
      })),
    ...queries.map((query) => ({ kind: 'query' as const, sent: query, query, inPath: '%' })),
  ];
  if (method === 'GET') return asQuery;
  return [
    ...bodies.map((body) => ({ kind: 'body' as const, sent: body, body })),
    ...oddities.flatMap((odd) => {
      const text = JSON.stringify(odd);
      const whole = JSON.stringify(Object.fromEntries(fields.map((field) => [field, odd])));
      return [
        { kind: 'whole body' as const, sent: `body ${text}`, body: text },
        { kind: 'all fields' as const, sent: `all ${text}`, body: whole },
      ];
    }),
    ...asQuery,
  ];
}

let answered: { readonly status: number; readonly text: string } = { status: 0, text: '' };

async function signedIn(): Promise<Device> {
  const device = createDevice('http://localhost', async (request) => {
    const response = await sandbox.answer(request);
    answered = { status: response.status, text: await response.clone().text() };
    return response;
  });
  await device.signIn(mayaTorres.email, seedPassphrase);
  return device;
}

async function send(device: Device, { method, path }: Call, body: string, query = '', inPath = 'x') {
  const filled = path.replace(/\{\w+\}/g, encodeURIComponent(inPath.toWellFormed()));
  const request: ApiRequest = {
    method,
    url: new URL(`http://localhost/api${filled}${query}`),
    template: path,
    body: method === 'GET' ? '' : body,
    // As a write it is not sent again by itself.
    kind: 'write',
    idempotencyKey: crypto.randomUUID(),
  };
  await device.api.send(request).catch(() => undefined);
  return answered;
}

/** Wrong answers, in words: an empty list is what we want. */
function faultsOf(call: Call, sent: string, { status, text }: typeof answered): string[] {
  const { error } = JSON.parse(text);
  const faults: string[] = [];
  if (status >= 500) faults.push(`${call.name} answers ${status} to ${sent.slice(0, 80)}`);
  // What is answered well may be an agreement, in which people select things.
  if (status >= 400 && /\bat .*:\d+:\d+|node_modules|select |insert /i.test(text))
    faults.push(`${call.name} tells its insides to ${sent.slice(0, 80)}`);
  if (error?.apiErrorCode === 'InvalidRequest' && status !== 400)
    faults.push(`${call.name} answers ${status} to ${sent.slice(0, 80)}`);
  return faults;
}

describe('an input without an end', () => {
  const long = calls.flatMap((call) => call.places.map((place) => ({ call, place })));

  it('is refused by name, whichever of the calls it is sent to', async () => {
    await sandbox.reset();
    const device = await signedIn();
    const wrong: unknown[] = [];
    expect(long.length).toBeGreaterThan(300);
    for (const { call, place } of long) {
      const [path, kind] = place;
      const value =
        kind === 'list'
          ? Array.from({ length: 501 }, () => 1)
          : 'a'.repeat((longestTextOf(call.path) ?? 20_000) + 1);
      const body = path
        .split('.')
        .toReversed()
        .reduce<unknown>((inner, name) => ({ [name]: inner }), value);
      const query = kind === 'list' ? `?${`${path}=1&`.repeat(501)}` : `?${path}=${String(value)}`;
      const isRead = call.method === 'GET';
      const { status, text } = await send(device, call, JSON.stringify(body), isRead ? query : '');
      const { field } = JSON.parse(text).error ?? {};
      if (status !== 400 || field !== path) wrong.push([call.name, path, status, field]);
    }
    expect(wrong).toEqual([]);
  });

  it('is refused where a body says that it has parts and does not end', async () => {
    await sandbox.reset();
    const device = await signedIn();
    const uploads = calls.filter(({ isUpload }) => isUpload);
    expect(uploads.length).toBeGreaterThan(4);
    const body = new TextEncoder().encode('--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nno end');
    const statuses: number[] = [];
    for (const { path } of uploads)
      for (const boundary of ['', '; boundary=', '; boundary=x']) {
        const request: ApiRequest = {
          ...{ method: 'POST', url: new URL(`http://localhost/api${path}`), template: path, body },
          ...{ contentType: `multipart/form-data${boundary}`, kind: 'write' },
          idempotencyKey: crypto.randomUUID(),
        };
        await device.api.send(request).catch(() => undefined);
        statuses.push(answered.status);
      }
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });

  it('of a method that nobody has is refused', async () => {
    const odd = { method: 'PROPFIND' };
    expect((await sandbox.app.request('http://localhost/api/user/assets', odd)).status).toBeLessThan(500);
  });
});

describe('a method that browsers never send', () => {
  it.each(['TRACE', 'CONNECT', 'QUERY'])(
    'is refused, and repeats nothing that was sent: %s',
    async (method) => {
      const port = await sandbox.listen(0);
      for (const path of ['/', '/api/user/assets', '/nothing']) {
        const socket = connect(port, '127.0.0.1');
        let text = '';
        socket.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Mark: repeated\r\nConnection: close\r\n\r\n`,
        );
        await once(socket, 'close');
        expect(text, `${method} ${path}`).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
        expect(text).not.toContain('repeated');
      }
    },
  );
});

describe('a malformed input', () => {
  let device: Device | undefined;

  it.each(calls)('of $name is answered with 400 and never with 500', async (call) => {
    const faults: string[] = [];
    const tried = sampleOf(
      inputsOf(call),
      ({ sent }) => `${call.name} ${sent}`,
      ({ kind }) => [kind],
    );
    for (const { sent, body = '{}', query, inPath } of tried) {
      if (!device) {
        await sandbox.reset();
        device = await signedIn();
      }
      faults.push(...faultsOf(call, sent, await send(device, call, body, query, inPath)));
      // Some calls end the session, and one closes the account.
      if (answered.status === 401 || call.name === 'money.closeService') device = undefined;
    }
    expect(faults).toEqual([]);
  });

  it('is answered with the field that is wrong', async () => {
    const device = await signedIn();
    const named = async (name: string, body: unknown) => {
      const call = calls.find((one) => one.name === name);
      if (!call) throw new Error(`There is no ${name}.`);
      const { status, text } = await send(device, call, JSON.stringify(body));
      const { apiErrorCode, field } = JSON.parse(text).error;
      return [status, apiErrorCode, field];
    };
    const wrong = 'InvalidRequest';
    expect(await named('money.previewTransaction', { amount: 'x', instrumentId: 1 })).toEqual([
      400,
      wrong,
      'amount',
    ]);
    expect(await named('money.previewTransaction', { amount: 10, instrumentId: 2 ** 40 })).toEqual([
      ...[400, wrong, 'instrumentId'],
    ]);
    expect(await named('session.verifyMachinePin', { verifyPinInfo: { pinCode: 1 } })).toEqual([
      ...[400, wrong, expect.stringMatching(/^verifyPinInfo\./)],
    ]);
    expect(
      await named('session.forgotPassword', { identifier: 'a\u0000', identifierType: 'Username' }),
    ).toEqual([...[400, wrong, 'identifier']]);
  });
});

it('no call carries a secret in its address but the three that the documents want so', () => {
  const secret = /token|^pin|password|secret|key/i;
  const carriers = calls.filter(
    ({ method, names }) => method === 'GET' && names.some((field) => secret.test(field)),
  );
  expect(carriers.map(({ name }) => name)).toEqual([
    'session.getOuathUserByToken',
    // Declared, and not called by the app.
    'session.validateToken',
    'session.verifyDualFactorAuthenticationPin',
  ]);
});
