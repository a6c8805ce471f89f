// Runs one PostgreSQL for the process that started this one, and removes all of it as soon as standard input ends: also when that process
// was killed. Says on standard output, in one line of JSON, how it went.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPrograms, type Programs } from './programs.ts';

const env = { ...process.env, LC_ALL: 'C' };
/** Knows the letters of all languages, on every machine alike. */
const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
const password = crypto.randomUUID();

/** What is lost in a power failure does not matter here, and tables of a test are too small to be tidied up, copied elsewhere or compiled for. */
const quick = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  ...['autovacuum=off', 'jit=off', 'wal_level=minimal', 'max_wal_senders=0'],
];
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // Several servers with a pool each, in every worker of a test run.
  'max_connections=400',
  ...(process.argv.includes('--durable') ? [] : quick),
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function initialise({ initdb, account }: Programs, folder: string): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account.uid && account.gid) await chown(passwordFile, account.uid, account.gid);
  const flags = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=password', '--encoding=UTF8'];
  const { status, stderr, error } = spawnSync(
    initdb,
    [`--pgdata=${join(folder, 'data')}`, ...flags, '--no-locale', ...collation, '--no-sync'],
    { ...account, env, encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`initdb ended with status ${status}: ${stderr}`);
}

/** Starts the server and waits until it takes connections. */
async function serve({ postgres, account }: Programs, folder: string, port: number): Promise<ChildProcess> {
  const flags = ['-D', join(folder, 'data'), '-p', String(port), ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(postgres, flags, { ...account, env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (text.includes('ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });
  return server;
}

/** Another process may take the port between the question and the start. */
async function serveSomewhere(programs: Programs, folder: string): Promise<[ChildProcess, number]> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return [await serve(programs, folder, port), port];
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

const say = (line: { url: string } | { error: string }) => process.stdout.write(`${JSON.stringify(line)}\n`);

const folder = await mkdtemp(join(tmpdir(), 'dayfare-postgres-'));
const isLeft = new Promise<void>((resolve) => process.stdin.resume().once('close', resolve));
try {
  const programs = await findPrograms(folder);
  await initialise(programs, folder);
  const [server, port] = await serveSomewhere(programs, folder);
  const isOver = once(server, 'close');
  say({ url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres` });
  await Promise.race([isLeft, isOver]);
  server.kill('SIGINT');
  await isOver;
} catch (error) {
  say({ error: error instanceof Error ? error.message : String(error) });
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exit();
