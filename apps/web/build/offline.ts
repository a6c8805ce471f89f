import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { browserLocale, type Language, languages } from '@dayfare/domain/product';
import { brandCss } from '@dayfare/themes/brand-css';
import { type BrandName, brandNames } from '@dayfare/themes/brands/names';
import type { Tokens } from '@dayfare/themes/contract';
import type { Voice } from '@dayfare/themes/voice';
import { build, type Plugin, type Rolldown } from 'vite';
import { offlinePagePath } from '../src/platform/offline/offline-page.ts';
import { type OfflineWords, offlineWords } from '../src/platform/offline/offline-words.ts';
import { offlineScript, offlineStyle } from './offline-page.ts';
import { source } from './place.ts';

const ofBrand = (brand: BrandName, file: string) =>
  readFile(
    fileURLToPath(new URL(`../../../packages/themes/src/brands/${brand}/${file}`, import.meta.url)),
    'utf8',
  );

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const section = (id: string, { title, text }: OfflineWords, isHidden = false) =>
  `<div id="${id}"${isHidden ? ' hidden' : ''}><h1>${title}</h1><p>${text}</p></div>`;

/** The page of a brand in a language. It loads nothing: style, script and logo stand in it, and its policy allows no more. */
async function offlinePage(brand: BrandName, language: Language): Promise<string> {
  const tokens: Tokens = JSON.parse(await ofBrand(brand, 'tokens.json'));
  const { productName }: Voice = JSON.parse(await ofBrand(brand, `voice.${language}.json`));
  const logo = await ofBrand(brand, 'logo.svg');
  const style = brandCss(brand, tokens) + offlineStyle;
  const words = offlineWords[language];
  return `<!doctype html>
<html lang="${browserLocale(language)}" data-brand="${brand}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${hashOf(style)}; script-src ${hashOf(offlineScript)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>${words.offline.title} · ${productName}</title>
<style>${style}</style>
</head>
<body>
<main>
${logo.trim()}
${section('offline', words.offline)}
${section('unreachable', words.unreachable, true)}
<a href="">${words.retry}</a>
</main>
<script>${offlineScript}</script>
</body>
</html>
`;
}

/** The worker, in one file. It is named after the build, so that a browser sees when there is a new one. */
async function workerScript(buildName: string): Promise<string> {
  const outputs = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    mode: 'production',
    define: { buildName: JSON.stringify(buildName), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'chrome111',
      lib: { entry: source('platform/offline/service-worker.ts'), formats: ['iife'], name: 'worker' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = outputs[0]?.output[0].code;
  if (!code) throw new Error('The service worker could not be built.');
  return code;
}

/** Adds the service worker and the pages that it shows without a network, one for each brand and language. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    async generateBundle(_, bundle) {
      const buildName = createHash('sha256')
        .update(Object.keys(bundle).toSorted().join())
        .digest('base64url');
      for (const brand of brandNames)
        for (const language of languages)
          this.emitFile({
            type: 'asset',
            fileName: offlinePagePath(brand, language).slice(1),
            source: await offlinePage(brand, language),
          });
      const code = await workerScript(buildName.slice(0, 8));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
