import { sweep } from '../app/jobs/sweep.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../app/sandbox.ts';
import { createDevice, type Device } from '../bench/device.ts';
import { keepRows, type Restore } from '../platform/db/row-snapshot.ts';
import type { Limits } from '../platform/limits/limits.ts';
import { type PasswordCost, quickPasswordCost } from '../platform/limits/password-cost.ts';
import { type Seed, seedPassphrase } from '../seeds/index.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { checkRefusal } from './check-refusal.ts';
import { temporaryFolder } from './folder.ts';
import { asProgram } from './postgres/as-program.ts';
import { newDatabase } from './postgres/database.ts';
import { friday, testKeys, testSettings } from './test-settings.ts';

/** A sandbox of a test file, whose real clock stands still until it is moved and which settles when it is told to. */
export interface TestSandbox extends Sandbox {
  readonly clock: { ms: number };
  /** Answers a request inside the process. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Moves business time on, as POST /sandbox/clock does. */
  readonly advance: (ms: number) => Promise<void>;
  /** Puts database and clock back to how they were at the start, as POST /sandbox/reset does, only sooner. */
  readonly reset: () => Promise<void>;
  /** Deletes old rows, as the ticker does now and then. */
  readonly sweep: () => Promise<void>;
  /** A device that calls straight into the app. */
  readonly device: () => Device;
  /** A device that is signed in. */
  readonly signedIn: (seed?: Seed) => Promise<Device>;
}

/** How a test's sandbox differs from the usual one. */
interface TestOptions extends Partial<SandboxOptions> {
  /** The database that comes in the process, as `npm start` has it, instead of a PostgreSQL server, which is ready sooner. */
  readonly isInProcess?: boolean;
  /** Whether the role of the program owns the tables, too, as in setups with a single role. Default false. */
  readonly hasOneRole?: boolean;
  readonly limits?: Partial<Limits>;
  /** Default: quick. */
  readonly passwordCost?: PasswordCost;
  /** Default true. */
  readonly isSteerable?: boolean;
  /** Default true. */
  readonly hasApiDocs?: boolean;
  /** Default false: a test says when it settles, and on a busy machine nothing comes between its steps. */
  readonly isTicking?: boolean;
}

/** Opens a sandbox for a test file, on a database of its own. */
export async function openSandbox({
  isInProcess = false,
  hasOneRole = false,
  settings,
  limits,
  passwordCost = quickPasswordCost,
  isSteerable = true,
  hasApiDocs = true,
  isTicking = false,
  ...options
}: TestOptions = {}): Promise<TestSandbox> {
  const clock = { ms: friday.getTime() };
  const databaseUrl = isInProcess ? undefined : (options.databaseUrl ?? (await newDatabase()));
  const folder = await temporaryFolder();
  const sandbox = await createSandbox({
    dataDir: folder.path,
    clock: () => clock.ms,
    seeds: [mayaTorres],
    ...options,
    isTicking,
    keys: options.keys ?? testKeys,
    settings: {
      ...testSettings(settings, limits),
      passwordCost,
      isSteerable,
      hasSeededPeople: isSteerable,
      hasApiDocs,
    },
    databaseUrl: databaseUrl && !hasOneRole ? asProgram(databaseUrl) : databaseUrl,
    databaseOwnerUrl: databaseUrl,
  }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  // The client reads the server's clock from this header. A server that can be steered sets it; otherwise a listening one does.
  const answer = async (request: Request) => {
    const response = await sandbox.app.fetch(request);
    await checkRefusal(request, response);
    if (!isSteerable) response.headers.set('date', new Date(clock.ms).toUTCString());
    return response;
  };
  const device = () => createDevice('http://localhost', answer);
  const steer = async (path: string, body: unknown) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await sandbox.app.request(`http://localhost/sandbox/${path}`, init);
    if (!response.ok) throw new Error(await response.text());
  };
  let restore: Restore | undefined;
  return {
    ...sandbox,
    clock,
    answer,
    device,
    advance: (advanceMs) => steer('clock', { advanceMs }),
    reset: async () => {
      clock.ms = friday.getTime();
      if (restore) {
        await restore();
        await sandbox.server.clock.moveTo(friday);
      } else {
        await steer('reset', {});
        restore = await keepRows(sandbox);
      }
    },
    sweep: () => sweep(sandbox.db, sandbox.server.clock),
    close: async () => {
      await sandbox.close();
      await folder.remove();
    },
    signedIn: async (seed = mayaTorres) => {
      const made = device();
      await made.signIn(seed.email, seedPassphrase);
      return made;
    },
  };
}
