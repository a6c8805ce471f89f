import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface OtherProcess {
  readonly origin: string;
  /** Ends it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
}

/** Starts a second server on a database. Throws with what it said when it ends instead. */
export async function spawnOther(databaseUrl: string, people: number): Promise<OtherProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./other-process.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: databaseUrl, PEOPLE: String(people) },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isOver = once(child, 'exit');
  const [port] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    isOver.then(([code]) => {
      throw new Error(`The second server ended with ${code}.`);
    }),
  ]);
  return {
    origin: `http://127.0.0.1:${Number(port)}`,
    kill: async () => {
      child.kill('SIGKILL');
      await isOver;
    },
  };
}
