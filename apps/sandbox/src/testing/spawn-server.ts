import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server in a process of its own. */
export interface SpawnedServer {
  readonly origin: string;
  /** Resolves with the status or the signal that ended it, when one has. */
  readonly isOver: Promise<readonly [number | null, NodeJS.Signals | null]>;
  /** Ends it at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, as its operator does. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a program that says its port on a line, alone or at the end of an address. One that ends before that has port 0: what is due at once
 * may kill it before it can say where it is.
 */
export async function spawnServer(program: URL, env: NodeJS.ProcessEnv): Promise<SpawnedServer> {
  const child = spawn(process.execPath, [fileURLToPath(program)], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isOver = once(child, 'exit').then(
    ([code, signal]) => [code, signal] as [number | null, NodeJS.Signals | null],
  );
  const port = await new Promise<string>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const [, found] = /(?:^|http:\/\/localhost:)(\d+)\n/m.exec(said) ?? [];
      if (found) resolve(found);
    });
    isOver.then(() => resolve('0'));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await isOver;
  };
  return {
    ...{ origin: `http://127.0.0.1:${port}`, isOver },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
