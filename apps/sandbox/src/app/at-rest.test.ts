import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moneyContract } from '@dayfare/api/money/contract';
import { forgotContract } from '@dayfare/api/session/forgot-contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createDevice } from '../bench/device.ts';
import { keysFrom } from '../platform/db/open-keys.ts';
import { rowsOf } from '../platform/db/rows.ts';
import type { Log } from '../platform/http/log.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { danaOyelaran } from '../seeds/people/dana-oyelaran.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { openSandbox } from '../testing/open.ts';
import { testSettings } from '../testing/test-settings.ts';
import { createSandbox } from './sandbox.ts';

const parts = { seeds: [mayaTorres, danaOyelaran], settings: testSettings() };

it('the data folder is its owner’s alone, also one that was open to others, and the key lies outside of it', async () => {
  const folder = await temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await mkdir(dataDir);
  await chmod(dataDir, 0o777);
  try {
    const sandbox = await createSandbox({ dataDir, ...parts });
    await sandbox.close();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    const key = (await readFile(`${dataDir}.keys`, 'utf8')).trim();
    expect(key.length).toBeGreaterThan(40);
    expect((await stat(`${dataDir}.keys`)).mode & 0o777).toBe(0o600);
    for (const name of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
      if (!name.isFile()) continue;
      const bytes = await readFile(join(name.parentPath, name.name));
      expect(bytes.includes(key)).toBe(false);
    }
    expect(dirname(`${dataDir}.keys`)).toBe(folder.path);
  } finally {
    await folder.remove();
  }
});

it('neither a key nor a code can be read in the tables, whoever has a copy of them', async () => {
  const sandbox = await openSandbox({ seeds: [mayaTorres, danaOyelaran] });
  const device = sandbox.device();
  await device.signIn(danaOyelaran.email, seedPassphrase);
  const asked = { identifier: mayaTorres.email, identifierType: 'EmailAddress' } as const;
  await device.client(forgotContract).forgotPassword(asked);
  const shown = await (await sandbox.app.request('http://localhost/sandbox/outbox?format=json')).json();
  const codes = shown.messages.flatMap(({ body }: { body: string }) => body.match(/\b\d{6}\b/g) ?? []);
  expect(codes.length).toBeGreaterThanOrEqual(2);
  const tables = rowsOf<{ name: string }>(
    await sandbox.db.execute(
      sql`select tablename as name from pg_tables where schemaname = current_schema()`,
    ),
  );
  for (const { name } of tables) {
    const text = JSON.stringify(rowsOf(await sandbox.db.execute(sql`select * from ${sql.identifier(name)}`)));
    for (const secret of [...codes, sandbox.server.secret])
      expect(text).not.toMatch(new RegExp(`\\b${secret}\\b`));
  }
  await sandbox.close();
});

it('a key can be replaced while sessions go on, and ends those that began with it when it is taken away', async () => {
  const folder = await temporaryFolder();
  const [old, fresh] = ['old-key'.repeat(6), 'new-key'.repeat(6)] as const;
  try {
    let sandbox = await createSandbox({ dataDir: folder.path, keys: [old], ...parts });
    const device = createDevice('http://localhost', (request) => sandbox.app.fetch(request));
    await device.signIn(mayaTorres.email, seedPassphrase);
    const call = () => device.client(moneyContract).getInstruments();
    await call();
    await sandbox.close();
    sandbox = await createSandbox({ dataDir: folder.path, keys: [fresh, old], ...parts });
    await call();
    const later = createDevice('http://localhost', (request) => sandbox.app.fetch(request));
    await later.signIn(mayaTorres.email, seedPassphrase);
    await sandbox.close();
    sandbox = await createSandbox({ dataDir: folder.path, keys: [fresh], ...parts });
    await later.client(moneyContract).getInstruments();
    await expect(call()).rejects.toMatchObject({ code: 'SessionExpire' });
    await sandbox.close();
  } finally {
    await folder.remove();
  }
});

it('a key that is too short to be random is refused', () => {
  expect(keysFrom(undefined)).toBeUndefined();
  expect(() => keysFrom('short')).toThrow('SERVER_KEYS');
});

it('the log names people by a hash that nobody can work out from their number', async () => {
  const users = async (keys: readonly [string]) => {
    const lines: Parameters<Log>[0][] = [];
    const sandbox = await openSandbox({ keys, log: (line) => lines.push(line) });
    const device = await sandbox.signedIn();
    await device.client(moneyContract).getInstruments();
    await sandbox.close();
    return [...new Set(lines.flatMap(({ user }) => user ?? []))];
  };
  const [one, other] = [await users(['one-key'.repeat(6)]), await users(['two-key'.repeat(6)])];
  expect([one.length, other.length]).toEqual([1, 1]);
  expect(one).not.toEqual(other);
});
