import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openApiDocument } from '@dayfare/api/openapi';
import { hmacSigner, importSessionKeys } from '@dayfare/api/transport';
import { createClient } from '@hey-api/openapi-ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPassphrase } from '../../seeds/index.ts';
import { mayaTorres } from '../../seeds/people/maya-torres.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { openSandbox, type TestSandbox } from '../../testing/open.ts';

/** An answer as the generated client gives it. */
interface Answer {
  readonly data?: { readonly payload: Readonly<Record<string, unknown>> };
  readonly error?: unknown;
}
type Call = (options: { readonly body?: unknown }) => Promise<Answer>;

let sandbox: TestSandbox;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeAll(async () => {
  [sandbox, folder] = await Promise.all([openSandbox(), temporaryFolder()]);
});
afterAll(async () => {
  await sandbox.close();
  await folder.remove();
});

/** Writes a client with the generator's own settings, and loads it. */
async function generated(): Promise<Record<string, unknown>> {
  const input = join(folder.path, 'openapi.json');
  await writeFile(input, JSON.stringify(await openApiDocument()));
  const output = { path: join(folder.path, 'client'), importFileExtension: '.ts' as const };
  await createClient({ input, output, logs: { level: 'silent' } });
  const load = (file: string) => import(/* @vite-ignore */ pathToFileURL(join(output.path, file)).href);
  // One after the other: the first imports the second, and loading both at once can make two copies of it.
  const sdk = await load('sdk.gen.ts');
  return { ...sdk, ...(await load('client.gen.ts')) };
}

it('a client that a standard tool makes from the description signs in and reads what can be taken', async () => {
  const sdk = await generated();
  const call = (name: string) => sdk[name] as Call;
  const client = sdk.client as { setConfig(config: object): void };
  let session:
    | { readonly authToken: string; readonly keys: Awaited<ReturnType<typeof importSessionKeys>> }
    | undefined;
  let cookie = '';

  // What the description asks for beside the body: the signature, and the anti-forgery header.
  const fetchSigned = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const headers = {
      'X-Business-Environment': 'Common',
      'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? ''),
      ...(session && {
        Authorization: `Bearer ${session.authToken}`,
        'X-Session-Auth-Token': session.authToken,
      }),
    };
    const proof = await hmacSigner.sign({
      ...{ method: request.method, path: pathname + search, body, headers },
      timestamp: Math.floor(sandbox.clock.ms / 1000),
      keys: session?.keys ?? null,
    });
    const signed = new Request(request.url, {
      method: request.method,
      headers: { ...Object.fromEntries(request.headers), ...headers, ...proof, cookie },
      ...(body && { body }),
    });
    const response = await sandbox.answer(signed);
    cookie =
      response.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ') || cookie;
    return response;
  };
  client.setConfig({ baseUrl: 'http://localhost/api', fetch: fetchSigned });

  await call('startupGetConfigurationSettings')({});
  const credentials = {
    identifier: mayaTorres.email,
    identifierType: 'EmailAddress',
    deviceId: 'd',
    deviceType: 'Web',
  };
  const refused = await call('sessionLoginM')({ body: { ...credentials, password: 'not the one' } });
  expect(refused.error).toMatchObject({ error: { apiErrorCode: 'InvalidPassword' } });

  const { data } = await call('sessionLoginM')({ body: { ...credentials, password: seedPassphrase } });
  const user = data?.payload as {
    readonly authToken: string;
    readonly signingKey: string;
    readonly firstName: string;
  };
  expect(user.firstName).toBe(mayaTorres.firstName);
  session = { authToken: user.authToken, keys: await importSessionKeys(user.signingKey) };

  const funds = await call('moneyGetAvailableFunds')({});
  expect(funds.data?.payload.accessibleAmount).toBeGreaterThan(0);
});
