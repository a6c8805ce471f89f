import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { brandCss } from '../../packages/themes/src/contract/brand-css.ts';

const here = resolve(import.meta.dirname, '..');
const work = join(here, '.build');
/** One nonce for all runs: nobody attacks a measurement. */
export const nonce = 'bench';

const html = `<!doctype html>
<html lang="en" data-scheme="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>Sign in</title></head><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>
`;

const sources = {
  login: (kit) => `import { mountLogin } from '../../src/pages/login.tsx';
import { kit } from '../../src/kits/${kit}.tsx';
mountLogin(kit);`,
  brands: (kit) => `import { mountBrands } from '../../src/pages/brands.tsx';
import { kit } from '../../src/kits/${kit}.tsx';
mountBrands(kit);`,
  rows: (kit) => `import { offerMany } from '../../src/pages/many.tsx';
import { ItemRow, kit, Provider } from '../../src/kits/${kit}.tsx';
offerMany(Provider, ({ index }) => <ItemRow title={'Row ' + index} note="Monday" amount="$40.00" />, kit.Stack);`,
  fields: (kit) => `import { offerMany } from '../../src/pages/many.tsx';
import { kit, Provider } from '../../src/kits/${kit}.tsx';
offerMany(Provider, ({ index }) => <kit.Field label={'Field ' + index} />, kit.Stack);`,
  history: (kit) => `import { showHistory } from '../../src/history/page.tsx';
import { List } from '../../src/history/${kit}.tsx';
showHistory(List);`,
  button: (code) => `import { createRoot } from 'react-dom/client';
${code}
createRoot(document.getElementById('root')).render(page);`,
};

/** The brands that a page of ours loads: one, or the two that it switches between. */
async function brandSheet(page) {
  const names = page === 'brands' ? ['common', 'ukg'] : ['common'];
  const sheets = await Promise.all(
    names.map(async (name) => {
      const file = new URL(`../../packages/themes/src/brands/${name}/tokens.json`, import.meta.url);
      const tokens = JSON.parse(await readFile(file, 'utf8'));
      return brandCss(name, tokens);
    }),
  );
  return sheets.join('\n');
}

/**
 * Builds one page of one library for production and gives its folder.
 * @param {keyof typeof sources} page
 * @param {string} what the kit's name, or for `button` the code
 */
export async function buildPage(page, kit, what = kit) {
  const folder = join(work, `${kit}-${page}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const ours = kit === 'dayfare';
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(
    join(folder, 'main.tsx'),
    `${ours ? "import './brands.css';\n" : ''}${sources[page](what)}\n`,
  );
  if (ours) writeFileSync(join(folder, 'brands.css'), await brandSheet(page));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    html: { cspNonce: nonce },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: ours ? [vanillaExtractPlugin()] : [],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: 'dist', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 5000 },
  });
  return join(folder, 'dist');
}
