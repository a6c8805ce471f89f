import { type SpawnedServer, spawnServer } from '../../testing/spawn-server.ts';

/** Starts a second server on a database. Throws when it ends instead. */
export async function spawnOther(databaseUrl: string, people: number): Promise<SpawnedServer> {
  const server = await spawnServer(new URL('./other-process.ts', import.meta.url), {
    DATABASE_URL: databaseUrl,
    PEOPLE: String(people),
  });
  if (server.origin.endsWith(':0')) throw new Error(`The second server ended with ${await server.isOver}.`);
  return server;
}
