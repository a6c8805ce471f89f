import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../lib/report.ts';

/** The built product, running on a port of its own with data of its own. */
export interface RunningProduct {
  url: string;
  stop(): Promise<void>;
}

/** Starts the built web app behind the sandbox, with further settings. Throws when the app has not been built. */
export async function startProduct(settings: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const dist = resolve(root, 'apps/web/dist');
  if (!existsSync(dist))
    throw new Error('The web app is not built. Run `npm start` once, or `pnpm turbo run build`.');
  const data = mkdtempSync(join(tmpdir(), 'dayfare-bench-'));
  const port = await anyPort();
  const child = spawn('node', ['apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: data,
      WEB_DIST: dist,
      SEED_PEOPLE: '1',
      ...settings,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A port that nothing listens on at this moment. */
export async function anyPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

/** Waits until a server answers, at most `patience` milliseconds. */
export async function answering(url: string, patience = 60_000): Promise<void> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} did not answer within ${patience} ms.`);
}
