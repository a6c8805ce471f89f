import { join } from 'node:path';
import { command } from '../../lib/command.ts';
import { serveFolder } from '../../lib/serve-folder.ts';
import { readCatalog } from '../manifest.ts';
import { filesOf } from './files-of.ts';
import { makeConsumer, type Tarballs } from './install.ts';
import { look, type Sighting } from './look.ts';

/** What became of the app that is built with Next.js. */
export interface NextApp {
  /** Every file of the exported site as text, by its path. */
  readonly files: ReadonlyMap<string, string>;
  readonly seen: Sighting;
}

/** Fetched into the app's own folder: the workspace is not to carry a framework that one consumer tries. */
const fetched = { next: '16.4.6', typescript: '6.0.3' };

function manifest(tarballs: Tarballs): object {
  const catalog = readCatalog();
  const shared = ['react', 'react-dom', '@types/node', '@types/react', '@types/react-dom'];
  const ours = Object.entries(tarballs).map(([name, file]) => [`@dayfare/${name}`, `file:${file}`]);
  return {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      ...fetched,
      ...Object.fromEntries(shared.map((name) => [name, catalog[name]])),
      ...Object.fromEntries(ours),
    },
  };
}

/**
 * Installs the tarballs into an empty Next.js app (app router) outside the workspace, from the registry, checks its types, builds it and
 * opens it. Rejects where one fails.
 */
export async function tryWithNext(tarballs: Tarballs): Promise<NextApp> {
  using app = makeConsumer('next', manifest(tarballs));
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const;
  for (const [tool, ...words] of [
    ['npm', 'install', '--no-audit', '--no-fund', '--no-progress', '--loglevel', 'error'],
    ['npx', 'next', 'build'],
  ] as const) {
    const status = await command(tool, words, env, app.home);
    if (status !== 0)
      throw new Error(`"${tool} ${words.join(' ')}" fails in a Next.js app outside the workspace.`);
  }
  const site = join(app.home, 'out');
  const server = await serveFolder(site, 0);
  try {
    return { files: filesOf(site), seen: await look(server.url) };
  } finally {
    await server.close();
  }
}
