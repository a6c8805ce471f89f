import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folder.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

async function listen(port: number) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

it('says so when somebody takes the port after it was found free, and leaves nothing running', async () => {
  const { server: probe, port } = await listen(0);
  probe.close();
  await once(probe, 'close');
  const folder = await temporaryFolder();
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder.path },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  // The database is opened after the port was looked at, and takes its time; its folder is locked first.
  await expect.poll(() => existsSync(`${folder.path}.lock`), { interval: 5 }).toBe(true);
  const { server } = await listen(port);
  const [status] = await once(child, 'exit');
  server.close();
  await folder.remove();
  expect(status).toBe(1);
  expect(said).toBe(`Port ${port} is taken. Stop what uses it, or set PORT to another one.\n`);
});
