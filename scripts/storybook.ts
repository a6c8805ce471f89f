// Serves the built Storybook until it is stopped.
import { resolve } from 'node:path';
import { root } from './lib/report.ts';
import { serveFolder } from './lib/serve-folder.ts';

await serveFolder(resolve(root, 'storybook-static'), Number(process.env.STORYBOOK_PORT ?? 6006));
