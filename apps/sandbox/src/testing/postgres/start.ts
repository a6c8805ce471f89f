import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A PostgreSQL server that is there for as long as this process wants it. */
export interface StartedPostgres {
  /** Address of its database `postgres`, as the user who may do anything. */
  readonly url: string;
  /** Stops it and removes all of its data. The end of this process does so too, however it comes. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on a free port of this machine. Takes a second. Throws with the reason when it does not start.
 * `isDurable` has it write to disk at each commit, as a server does whose data matters; default false.
 */
export async function startPostgres(
  options: { readonly isDurable?: boolean } = {},
): Promise<StartedPostgres> {
  const keeper = fileURLToPath(new URL('./keeper.ts', import.meta.url));
  const child = spawn(process.execPath, [keeper, ...(options.isDurable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Ctrl-C in the terminal reaches this process alone; the keeper tidies up when this one is gone.
    detached: true,
    windowsHide: true,
  });
  const isOver = once(child, 'close');
  const stop = async () => {
    child.stdin.end();
    await isOver;
  };
  let trouble = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text;
  });
  const [line] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    isOver.then(() => ['']),
  ]);
  const answer: { url?: string; error?: string } = JSON.parse(line || '{}');
  if (answer.url) return { url: answer.url, stop };
  await stop();
  throw new Error(`PostgreSQL for the tests did not start: ${answer.error ?? trouble}`);
}
