import { setMaxListeners } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { languages } from '@dayfare/domain/product';
import { brandNames, environmentOfBrand } from '@dayfare/themes/brands';
import { dayfareBrands } from '@dayfare/themes/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type { RenderedPage, Rendering } from '../src/app/prerender.tsx';
import { assetAddresses } from './asset-addresses.ts';
import { compileTexts } from './compile-texts.ts';
import { source } from './place.ts';
import { pageOf } from './rendered-page.ts';

/** The pages to render, by the name of their files: their path, and where people arrive who get them. */
const visitorPages = {
  welcome: { path: '/welcome', arrivals: ['/', '/welcome'] },
  login: { path: '/welcome/login', arrivals: ['/welcome/connect', '/welcome/login'] },
} as const;
const folder = 'prerendered';

/** Builds the app for rendering in this process. Names of classes and files are those of the browser's build: both come from paths and contents. */
async function buildRenderer(
  assets: string,
  outDir: string,
): Promise<(rendering: Rendering) => Promise<RenderedPage>> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: source('..'),
    plugins: [
      assetAddresses(assets, '/assets/'),
      compileTexts(),
      react(),
      vanillaExtractPlugin(),
      dayfareBrands({ defaultBrand: 'common', tab: true }),
    ],
    ssr: { noExternal: true },
    build: {
      ...{ ssr: source('app/prerender.tsx'), outDir, emptyOutDir: true, assetsInlineLimit: 0, minify: false },
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // The app asks the window for its address and listens to it; nothing is drawn here.
  const window = Object.assign(new EventTarget(), { location: new URL('http://localhost'), navigator });
  // One app listens to it for each page.
  setMaxListeners(0, window);
  Object.assign(globalThis, { window });
  const { renderPage } = await import(pathToFileURL(join(outDir, 'prerender.mjs')).href);
  return renderPage;
}

/**
 * Renders the welcome page and the login for every brand and language once the app is built, into `prerendered/`, and lists there which path
 * and environment gets which page. A host may send these pages in place of `index.html`; where it doesn't, the script makes the page.
 */
export function prerender(): Plugin {
  let dist = '';
  let isWritten = false;
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    async closeBundle() {
      // A build that failed ends with its own error.
      if (!isWritten) return;
      const work = await mkdtemp(join(source('..'), 'node_modules/.prerender-'));
      try {
        const render = await buildRenderer(join(dist, 'assets'), work);
        const shell = await readFile(join(dist, 'index.html'), 'utf8');
        const assets = await readdir(join(dist, 'assets'));
        await mkdir(join(dist, folder), { recursive: true });
        const pages: Record<string, Record<string, string>> = {};
        for (const brand of brandNames) {
          const sheet = assets.find((name) => name.startsWith(`brand-${brand}-`) && name.endsWith('.css'));
          if (!sheet) throw new Error(`The build has no stylesheet of the brand ${brand}.`);
          for (const language of languages) {
            for (const [title, { path, arrivals }] of Object.entries(visitorPages)) {
              const page = await render({ path, brand, language });
              const name = `${title}.${brand}.${language}.html`;
              await writeFile(join(dist, folder, name), pageOf(shell, page, sheet));
              for (const arrival of arrivals) {
                pages[arrival] = { ...pages[arrival], [`${environmentOfBrand(brand)} ${language}`]: name };
              }
            }
          }
        }
        await writeFile(join(dist, folder, 'pages.json'), JSON.stringify(pages));
      } finally {
        await rm(work, { recursive: true, force: true });
      }
    },
  };
}
