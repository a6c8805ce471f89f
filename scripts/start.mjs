// `npm start`: the whole product on this machine, from a bare clone with Node 20 and npm.
import { resolve } from 'node:path';
import { freePort } from './lib/ports.mjs';
import { environment, install, root, start, turbo } from './lib/workspace.mjs';

process.chdir(root);
try {
  const port = await freePort('PORT', 4000, 'the web app');
  const storybookPort = await freePort('STORYBOOK_PORT', 6006, 'Storybook');
  install();
  console.log('Building what has changed …');
  if (!turbo(['build', 'build:storybook'], ['--output-logs=errors-only'])) {
    throw new Error('The build failed; the messages above say where.');
  }
  await serve(port, storybookPort);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** Runs the servers until Ctrl-C, or until one of them ends by itself; then stops all of them. */
async function serve(port, storybookPort) {
  const dataDir = process.env.DATA_DIR ?? resolve(root, '.data/sandbox');
  const env = environment({
    PORT: String(port),
    STORYBOOK_PORT: String(storybookPort),
    DATA_DIR: dataDir,
    // This command is for trying it out; a host starts the server alone.
    STEERING: '1',
    WEB_DIST: resolve(root, 'apps/web/dist'),
  });
  const servers = [
    start('node', ['apps/sandbox/src/main.ts'], env),
    start('node', ['scripts/storybook.ts'], env),
  ];
  let stopping = false;
  const stop = (status) => {
    if (stopping) return;
    stopping = true;
    for (const server of servers) server.kill('SIGTERM');
    Promise.all(servers.map(ended)).then(() => process.exit(status));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  for (const server of servers) server.once('exit', (code) => stop(code ?? 1));
}

/** @returns {Promise<void>} resolves once the process is gone */
function ended(server) {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((done) => server.once('exit', () => done()));
}
