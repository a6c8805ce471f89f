import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of a source file of this package, for a test's app to import. */
export const source = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

// Beside the package, not in the system's temporary folder: vanilla-extract takes paths for absolute only if they begin like the root's.
const workspace = fileURLToPath(new URL('../../node_modules/.test-app-', import.meta.url));

/** A small app in a folder of its own; removed when the test lets go of it. */
export async function makeApp(script: string) {
  const root = await mkdtemp(workspace);
  await writeFile(
    join(root, 'index.html'),
    '<!doctype html><html lang="en" data-brand="common"><head><title>App</title></head><body><script type="module" src="/main.ts"></script></body></html>',
  );
  await writeFile(join(root, 'package.json'), '{ "name": "app", "type": "module" }');
  await writeFile(join(root, 'main.ts'), script);
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
