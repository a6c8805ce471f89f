import type { Connect, Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { type BrandName, brandNames, isBrandName } from '../brands/index.ts';
import { allSheets, brandSheet, contentHash, tokensFile } from './sheets.ts';

/** What the plugin can be told. */
export interface DayfareBrandsOptions {
  /** The brand whose stylesheet stands in the head of every page, so that the first paint needs no script. Default: none. */
  defaultBrand?: BrandName | undefined;
}

const sheetsId = 'virtual:dayfare-brands';
const resolvedSheetsId = `\0${sheetsId}`;
const allCssId = 'virtual:dayfare-brands/all.css';
// Without the leading \0 that hides a module from other plugins: Vite's own CSS plugin has to see this one.
const resolvedAllCssId = '/@dayfare-brands/all.css';
const devPath = '@dayfare-brands';

/** Lightning CSS's flag of the feature `light-dark()`: `Features.LightDark` of that package. */
const lightDarkFeature = 1 << 20;

/**
 * Brings the brands into a Vite build: each as a stylesheet of its own with a hash in its name (`virtual:dayfare-brands` gives the
 * addresses, see runtime/brand-sheet.ts), and all together as `virtual:dayfare-brands/all.css`. In development, a saved tokens.ts reloads the page.
 */
export function dayfareBrands({ defaultBrand }: DayfareBrandsOptions = {}): Plugin {
  let config: ResolvedConfig;

  const fileName = (brand: BrandName, css: string) =>
    config.command === 'serve'
      ? `${devPath}/${brand}.css?v=${contentHash(css)}`
      : `${config.build.assetsDir}/brand-${brand}-${contentHash(css)}.css`;

  const sheetUrl = async (brand: BrandName) => config.base + fileName(brand, await brandSheet(brand));

  return {
    name: 'dayfare-brands',

    config() {
      // Its rewriting of light-dark() settles the scheme where a brand begins; a part of the page that fixes its own scheme would stay as it was.
      return { css: { lightningcss: { exclude: lightDarkFeature } } };
    },

    configResolved(resolved) {
      config = resolved;
    },

    resolveId(id) {
      if (id === sheetsId) return resolvedSheetsId;
      if (id === allCssId) return resolvedAllCssId;
      return undefined;
    },

    async load(id) {
      if (id !== resolvedSheetsId && id !== resolvedAllCssId) return undefined;
      for (const brand of brandNames) this.addWatchFile(tokensFile(brand));
      if (id === resolvedAllCssId) return allSheets();
      const urls = await Promise.all(brandNames.map(async (brand) => [brand, await sheetUrl(brand)]));
      return `export const brandSheetUrls = ${JSON.stringify(Object.fromEntries(urls))};`;
    },

    async generateBundle() {
      for (const brand of brandNames) {
        const source = await brandSheet(brand);
        this.emitFile({ type: 'asset', fileName: fileName(brand, source), source });
      }
    },

    transformIndexHtml: {
      order: 'post',
      async handler() {
        if (!defaultBrand) return [];
        const href = await sheetUrl(defaultBrand);
        const attrs = { rel: 'stylesheet', href, 'data-brand-sheet': defaultBrand };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },

    configureServer(server) {
      server.watcher.add(brandNames.map(tokensFile));
      server.middlewares.use(serveSheets(server.config.base));
    },

    hotUpdate({ file, server }) {
      if (!brandNames.some((brand) => tokensFile(brand) === file)) return undefined;
      if (this.environment.name === 'client') reload(server);
      return [];
    },
  };
}

function serveSheets(base: string): Connect.NextHandleFunction {
  const prefix = `${base}${devPath}/`;
  return (request, response, next) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const brand = path.startsWith(prefix) ? path.slice(prefix.length).replace(/\.css$/, '') : '';
    if (!path.endsWith('.css') || !isBrandName(brand)) {
      next();
      return;
    }
    brandSheet(brand).then((css) => {
      response.setHeader('Content-Type', 'text/css; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(css);
    }, next);
  };
}

function reload(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    for (const id of [resolvedSheetsId, resolvedAllCssId]) {
      const module = environment.moduleGraph.getModuleById(id);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}
