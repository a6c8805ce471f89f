import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './report.ts';

it('Storybook says so when its port is taken, and gives no stack trace', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const child = spawn(process.execPath, [resolve(root, 'scripts/storybook.ts')], {
    env: { ...process.env, STORYBOOK_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const [status] = await once(child, 'exit');
  server.close();
  expect(status).toBe(1);
  expect(said).toBe(
    `Port ${port} is taken, and Storybook needs it. Stop what runs there, or choose another: STORYBOOK_PORT=${port + 1} npm start\n`,
  );
});
