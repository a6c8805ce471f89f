import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { railNewsPath } from './app/doors/rail-door.ts';
import { greeting } from './app/greeting.ts';
import { createSandbox } from './app/sandbox.ts';
import { keysFrom } from './platform/db/open-keys.ts';
import { dataDirFrom } from './platform/http/data-dir.ts';
import { consoleLog } from './platform/http/log.ts';
import { isPortTaken } from './platform/http/port.ts';
import { settingsFrom } from './platform/http/settings.ts';
import { isSafeAddress, railOverHttp } from './rails/http/rail-client.ts';
import { startRailServer } from './rails/http/rail-server.ts';

const { env } = process;
const below = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const port = Number(env.PORT || 4000);
const host = env.HOST || '127.0.0.1';
const taken = `Port ${port} is taken. Stop what uses it, or set PORT to another one.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  fail(`PORT is "${env.PORT}"; it has to be a number up to 65535.`);
const startAt = env.SANDBOX_NOW ? new Date(env.SANDBOX_NOW) : undefined;
if (startAt && Number.isNaN(startAt.getTime()))
  fail(`SANDBOX_NOW is "${env.SANDBOX_NOW}"; it has to be a date such as 2026-12-01T09:00:00Z.`);

try {
  if (await isPortTaken(port, host)) fail(taken);
} catch (error) {
  fail(`HOST ${host} and PORT ${port} cannot be listened on: ${String(error)}`);
}

/**
 * Those who carry money: at RAILS_URL, signed with RAILS_SECRET; or, with RAILS_URL=play, a rail on a port and with data of its own that is played
 * here; or, by default, played in this process.
 */
async function rails(dataDir: string) {
  const { RAILS_URL: url, RAILS_SECRET: secret } = env;
  if (!url) return {};
  if (url === 'play') {
    const railSecret = secret || randomBytes(32).toString('base64url');
    const played = await startRailServer({
      dataDir: dataDir === 'memory:' ? 'memory://' : `${dataDir}.rail`,
      secret: railSecret,
    });
    return { rails: railOverHttp({ url: played.url, secret: railSecret }), railSecret, played };
  }
  if (!isSafeAddress(url) || (secret ?? '').length < 32)
    return fail(
      'RAILS_URL has to be an address with https, or of this machine, or play; and RAILS_SECRET at least 32 characters.',
    );
  return { rails: railOverHttp({ url, secret: secret ?? '' }), railSecret: secret };
}

function given() {
  try {
    return {
      dataDir: dataDirFrom(env.DATA_DIR, below('.data/sandbox')),
      settings: settingsFrom(env),
      keys: keysFrom(env.SERVER_KEYS),
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const asked = given();
const { played, ...carriers } = await rails(asked.dataDir);
const sandbox = await createSandbox({
  ...carriers,
  databaseUrl: env.DATABASE_URL || undefined,
  databaseOwnerUrl: env.DATABASE_OWNER_URL || undefined,
  webDist: env.WEB_DIST || below('apps/web/dist'),
  startAt,
  ...asked,
  log: consoleLog,
}).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
const listening = await sandbox.listen(port, host).catch(async (error: unknown) => {
  // Someone was quicker between the question and now.
  await sandbox.close();
  return fail(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE' ? taken : String(error),
  );
});
played?.tell(`http://127.0.0.1:${listening}${railNewsPath}`);
const { isSteerable, hasSeededPeople } = sandbox.server.settings;
console.log(greeting({ host, port: listening, where: sandbox.where, isSteerable, hasSeededPeople }));

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await sandbox.close();
  await played?.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
