import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTokens } from '@dayfare/themes/brands/all';
import { brandFolder } from '@dayfare/themes/folder';
import { command } from '../../lib/command.ts';
import { serveFolder } from '../../lib/serve-folder.ts';
import { filesOf } from './files-of.ts';
import { linkPackages, makeConsumer, type Tarballs } from './install.ts';
import { look, type Sighting } from './look.ts';
import { importOnServer } from './server-imports.ts';

/** What became of the app that is built with Vite. */
export interface ViteApp {
  /** Every file of the built app as text, by its path. */
  readonly files: ReadonlyMap<string, string>;
  /** What the app did in a browser. */
  readonly seen: Sighting;
  /** Entries of `@dayfare/ui` that a server cannot import to render React's server components, and why. */
  readonly refusedOnServer: readonly string[];
}

/** The brand that the app brings along, as Brand studio would export it. */
function writeOwnBrand(folder: string): void {
  mkdirSync(folder);
  const files = brandFolder({ title: 'Harbor', tokens: allTokens.dayfare });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** Installs the tarballs into an empty Vite app outside the workspace, checks its types, builds it and opens it. Rejects where one fails. */
export async function tryWithVite(tarballs: Tarballs): Promise<ViteApp> {
  using app = makeConsumer('vite', { name: 'consumer', private: true, type: 'module' });
  writeOwnBrand(join(app.home, 'harbor'));
  linkPackages(tarballs, app.home);
  const refusedOnServer = importOnServer(app.home);
  for (const [tool, ...words] of [
    ['tsc', '--noEmit'],
    ['vite', 'build', '--logLevel', 'warn'],
  ] as const) {
    const status = await command(tool, words, process.env, app.home);
    if (status !== 0) throw new Error(`${tool} fails in an app outside the workspace.`);
  }
  const dist = join(app.home, 'dist');
  const server = await serveFolder(dist, 0);
  try {
    return { files: filesOf(dist), seen: await look(server.url), refusedOnServer };
  } finally {
    await server.close();
  }
}
