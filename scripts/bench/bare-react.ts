import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { root } from '../lib/report.ts';
import { type FolderServer, serveFolder } from '../lib/serve-folder.ts';

/** Builds and serves the smallest React page there is, a name and a password, with the workspace's own React. */
export async function bareReactPage(): Promise<FolderServer> {
  mkdirSync(resolve(root, 'node_modules/.cache'), { recursive: true });
  const folder = mkdtempSync(resolve(root, 'node_modules/.cache/bare-react-'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><title>Bare</title><div id="root"></div><script type="module" src="/main.js"></script></html>',
  );
  writeFileSync(
    join(folder, 'main.js'),
    "import { createElement } from 'react';\nimport { createRoot } from 'react-dom/client';\n" +
      "createRoot(document.getElementById('root')).render(createElement('form', null, createElement('h1', null, 'Hello'), createElement('input'), createElement('input', { type: 'password' })));\n",
  );
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const server = await serveFolder(join(folder, 'dist'), 0);
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
