import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asProgram } from './postgres/as-program.ts';

/** A server in a process of its own. */
export interface KillableServer {
  readonly origin: string;
  /** Resolves with the signal that ended it, when one has. */
  readonly isOver: Promise<NodeJS.Signals | null>;
  /** Changes something under /sandbox; whether there was an answer. */
  readonly steer: (path: string, body: object) => Promise<boolean>;
  /** Ends it. */
  readonly end: () => Promise<void>;
}

/** Starts a server that is killed `before` or `after` it asks a rail something: `after take T-`. Without that, it lives. */
export async function startKillable({
  databaseUrl,
  rail,
  kill = '',
}: {
  readonly databaseUrl: string;
  readonly rail?: { readonly url: string; readonly secret: string } | undefined;
  readonly kill?: string;
}): Promise<KillableServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./killed-server.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: asProgram(databaseUrl),
      DATABASE_OWNER_URL: databaseUrl,
      KILL: kill,
      ...(rail && { RAIL_URL: rail.url, RAIL_SECRET: rail.secret }),
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isOver = once(child, 'exit').then(([, signal]) => signal as NodeJS.Signals | null);
  const started = once(child.stdout.setEncoding('utf8'), 'data').then(([port]) => Number(port));
  const port = await Promise.race([started, isOver.then(() => null)]);
  // What is due at once may kill it before it can say where it is.
  const origin = `http://127.0.0.1:${port ?? 0}`;
  return {
    ...{ origin, isOver },
    steer: (path, body) =>
      fetch(`${origin}/sandbox/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', accept: 'application/json' },
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
    end: async () => {
      child.kill('SIGKILL');
      await isOver;
    },
  };
}
