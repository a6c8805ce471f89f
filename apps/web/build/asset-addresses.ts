import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const address = /new URL\('([^'?]+\.svg)\?no-inline', import\.meta\.url\)\.href/g;

/**
 * Gives the renderer the addresses that the browser's build has given to drawings: for another consumer than a browser Vite leaves them as files of
 * this machine. `assets` is the folder of the browser's build; a drawing is known by its content.
 */
export function assetAddresses(assets: string, base: string): Plugin {
  const known = new Map<string, string>();
  return {
    name: 'asset-addresses',
    enforce: 'pre',
    async buildStart() {
      for (const name of await readdir(assets))
        if (name.endsWith('.svg')) known.set(await readFile(join(assets, name), 'utf8'), base + name);
    },
    transform: {
      filter: { code: /\?no-inline', import\.meta\.url/ },
      async handler(code, id) {
        let given = code;
        for (const [expression, path = ''] of code.matchAll(address)) {
          const found = known.get(await readFile(join(dirname(id), path), 'utf8'));
          if (!found) throw new Error(`The browser's build has no file of ${path}, which ${id} shows.`);
          given = given.replace(expression, JSON.stringify(found));
        }
        return { code: given, map: null };
      },
    },
  };
}
