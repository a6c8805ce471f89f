import { asProgram } from './postgres/as-program.ts';
import { type SpawnedServer, spawnServer } from './spawn-server.ts';

/** A server that is killed before or after it asks a rail something. */
export interface KillableServer extends SpawnedServer {
  /** Changes something under /sandbox; whether there was an answer. */
  readonly steer: (path: string, body: object) => Promise<boolean>;
}

/** Starts a server that is killed `before` or `after` it asks a rail something: `after take T-`. */
export async function startKillable({
  databaseUrl,
  rail,
  kill,
}: {
  readonly databaseUrl: string;
  readonly rail?: { readonly url: string; readonly secret: string } | undefined;
  readonly kill: string;
}): Promise<KillableServer> {
  const server = await spawnServer(new URL('./killed-server.ts', import.meta.url), {
    DATABASE_URL: asProgram(databaseUrl),
    DATABASE_OWNER_URL: databaseUrl,
    KILL: kill,
    ...(rail && { RAIL_URL: rail.url, RAIL_SECRET: rail.secret }),
  });
  return {
    ...server,
    steer: (path, body) =>
      fetch(`${server.origin}/sandbox/${path}`, {
        ...{ method: 'POST', body: JSON.stringify(body) },
        headers: { 'content-type': 'application/json', accept: 'application/json' },
      }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}
