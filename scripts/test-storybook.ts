// `pnpm test-storybook [--url URL] [WORD …]`: tests a Storybook with its own runner, the built one here by default. Words choose files by title id.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './lib/browser.mjs';
import { root } from './lib/report.ts';
import { serveFolder } from './lib/serve-folder.ts';
import { runStorybookTests } from './lib/stories/storybook-runner.ts';

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
const words = positionals.filter((word) => word !== '--');
const folder = resolve(root, process.env.STORYBOOK_STATIC ?? 'storybook-static');
const server = values.url === undefined ? await serveFolder(folder, 0) : undefined;
const browser = findBrowser();
const { passed, failed } = await runStorybookTests(values.url ?? server?.url ?? '', words, {
  CHROMIUM_PATH: browser.path,
  CHROMIUM_FLAGS: browser.flags,
});
await server?.close();
console.log(`test-storybook: ${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
