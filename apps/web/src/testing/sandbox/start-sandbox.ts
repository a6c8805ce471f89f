import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { type Steering, steeringOf } from './steering.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * When servers of tests start: a Wednesday, 10:00 in New York, without a bank holiday, a clock change or a month's end near it. A test means the same on
 * each day that it runs on; `pnpm sweep dates` starts servers elsewhere.
 */
const ordinaryWednesday = '2026-10-14T14:00:00Z';

/** A server with data of its own that can be stopped. */
export interface Sandbox extends Steering {
  /** Stops the server, as a crash does, and starts it again on the same port. Data survives only in a folder. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** A bound for hangs: several start at once, on a machine that may be busy. */
const readyWithinMs = 180_000;

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + readyWithinMs;
  while (Date.now() < end) {
    if (child.exitCode !== null)
      throw new Error(`The sandbox stopped with status ${child.exitCode} before it was ready.`);
    const isReady = await fetch(`${origin}/sandbox/clock`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The sandbox was not ready within ${readyWithinMs / 1000} s.`);
}

/** Starts a server on a free port. `dataDir` is a folder, or `memory:`; `settings` are more of its environment. */
export async function startSandbox(
  dataDir = 'memory:',
  settings: Readonly<Record<string, string>> = {},
): Promise<Sandbox> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const startsAt = process.env.SANDBOX_NOW ?? ordinaryWednesday;
  let child: ChildProcess | undefined;

  const start = async () => {
    child = spawn(`${root}node_modules/.bin/node`, ['apps/sandbox/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        // Journeys are one person after another at one address, some of them with wrong passwords.
        LIMITS:
          'callsPerSecond=1000,callsPerMinute=100000,failedSignInsPerAddress=1000,signInsPerPerson=1000,resetsPerAddress=1000',
        // A password that is no secret need not be slow to check.
        PASSWORD_COST: 'quick',
        STEERING: '1',
        PORT: String(port),
        HOST: '127.0.0.1',
        WEB_DIST: `${root}apps/web/dist`,
        SANDBOX_NOW: startsAt,
        ...settings,
        DATA_DIR: dataDir,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    try {
      await untilReady(origin, child);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  };
  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };

  await start();
  return {
    ...steeringOf(origin),
    restart: async () => {
      await stop();
      await start();
    },
    stop,
    start,
  };
}
