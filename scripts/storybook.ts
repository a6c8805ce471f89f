// Serves the built Storybook until it is stopped.
import { resolve } from 'node:path';
import { portTaken } from './lib/ports.mjs';
import { root } from './lib/report.ts';
import { serveFolder } from './lib/serve-folder.ts';

const port = Number(process.env.STORYBOOK_PORT ?? 6006);
try {
  await serveFolder(resolve(root, 'storybook-static'), port);
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(isTaken ? portTaken('STORYBOOK_PORT', port, 'Storybook') : String(error));
  process.exitCode = 1;
}
