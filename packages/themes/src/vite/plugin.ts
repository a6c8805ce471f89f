import type { Connect, HtmlTagDescriptor, Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { type BrandName, brandNames } from '../brands/names.ts';
import { hostedFonts } from '../fonts/hosted.ts';
import { tabTags } from './head.ts';
import {
  allOutputs,
  builtLayout,
  fontFileName,
  fontOutputs,
  neutralOutput,
  servedLayout,
  sheetOutput,
  tabOutputs,
} from './outputs.ts';
import { allSheets, brandFontNames, tokensFile } from './sheets.ts';
import { acceptBrand, type BrandSource, brandSources, type OwnBrand } from './sources.ts';
import { watchNestedBrands } from './watch-nested-brands.ts';

export type { OwnBrand } from './sources.ts';

/** What the plugin can be told. */
export interface DayfareBrandsOptions {
  /** The brands to include: the library's by name, your own by folder. Default: all of the library's. */
  brands?: readonly (BrandName | OwnBrand)[] | undefined;
  /** The brand whose style sheet is in every page's head, so that the first paint needs no script. Default: none. */
  defaultBrand?: string | undefined;
  /** Adds the default brand's favicon, manifest and theme-color to the head; remove the page's own. Default: false. */
  tab?: boolean | undefined;
}

const sheetsId = 'virtual:dayfare-brands';
const tabsId = 'virtual:dayfare-brands/tabs';
const fontsId = 'virtual:dayfare-brands/fonts';
const allCssId = 'virtual:dayfare-brands/all.css';
// The \0 hides a module from other plugins. The stylesheet lacks it: Vite's own CSS plugin has to see that one.
const resolved = {
  [sheetsId]: `\0${sheetsId}`,
  [tabsId]: `\0${tabsId}`,
  [fontsId]: `\0${fontsId}`,
  [allCssId]: '/@dayfare-brands/all.css',
} as const satisfies Record<string, string>;
const resolvedIds: readonly string[] = Object.values(resolved);
const devPath = '@dayfare-brands';

/** Lightning CSS's flag of the feature `light-dark()`: `Features.LightDark` of that package. */
const lightDarkFeature = 1 << 20;

const exported = (name: string, value: unknown) => `export const ${name} = ${JSON.stringify(value)};\n`;

async function perBrand<Value>(
  brands: readonly BrandSource[],
  make: (brand: BrandSource) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(
    await Promise.all(brands.map(async (brand): Promise<[string, Value]> => [brand.name, await make(brand)])),
  );
}

/**
 * Brings the brands into a Vite build: each as a stylesheet of its own with a hash in its name (`virtual:dayfare-brands` gives the
 * addresses, see runtime/brand-sheet.ts), with its icons and web app manifest (`virtual:dayfare-brands/tabs`, see runtime/show-tab.ts), and all
 * fonts (`virtual:dayfare-brands/fonts`, see runtime/brand-fonts.ts), and all stylesheets together as `virtual:dayfare-brands/all.css`. In
 * development, a saved tokens.json reloads the page, and an overlay that leaves the brand of a part of the page is told of.
 */
export function dayfareBrands(options: DayfareBrandsOptions = {}): Plugin {
  const { brands: wanted = brandNames, defaultBrand, tab = false } = options;
  let config: ResolvedConfig;
  // Making them takes a second each: an app that doesn't show them is spared that.
  let usesFonts = false;
  let brands: readonly BrandSource[] = [];

  const serving = () => config.command === 'serve';
  const layout = () => (serving() ? servedLayout(devPath) : builtLayout(config.build.assetsDir));
  const manifestFolder = () => (serving() ? `${devPath}/` : '');
  const tabOf = (brand: BrandSource) => tabOutputs(layout(), manifestFolder(), config.base, brand);
  const sheetUrl = async (brand: BrandSource) => config.base + (await sheetOutput(layout(), brand)).fileName;

  const modules: Readonly<Record<string, () => Promise<string>>> = {
    [resolved[allCssId]]: () => allSheets(brands),
    [resolved[sheetsId]]: async () =>
      exported('brandSheetUrls', await perBrand(brands, sheetUrl)) +
      exported('neutralSheetUrl', config.base + neutralOutput(layout()).fileName),
    [resolved[fontsId]]: async () =>
      exported(
        'brandFonts',
        await perBrand(brands, async (brand) =>
          Promise.all(
            (await brandFontNames(brand)).map(async (family) => ({
              family,
              url: config.base + (await fontFileName(layout(), family)),
              weights: hostedFonts[family]?.weights,
            })),
          ),
        ),
      ),
    [resolved[tabsId]]: async () =>
      exported(
        'brandTabs',
        await perBrand(brands, async (brand) => {
          const { tab: look, icon, manifest } = await tabOf(brand);
          return {
            icon: config.base + icon.fileName,
            manifest: config.base + manifest.fileName,
            themeColour: look.themeColour,
          };
        }),
      ),
  };

  return {
    name: 'dayfare-brands',

    config() {
      // Its rewriting of light-dark() settles the scheme where a brand begins; a part of the page that fixes its own scheme would stay as it was.
      return { css: { lightningcss: { exclude: lightDarkFeature } } };
    },

    configResolved(settled) {
      config = settled;
      brands = brandSources(wanted, config.root);
      if (defaultBrand !== undefined && !brands.some(({ name }) => name === defaultBrand))
        throw new Error(
          `dayfareBrands: the default brand "${defaultBrand}" is not one of the brands of this build.`,
        );
    },

    async buildStart() {
      for (const brand of brands.filter(({ isOwn }) => isOwn)) await acceptBrand(brand);
    },

    resolveId(id) {
      return Object.entries(resolved).find(([name]) => name === id)?.[1];
    },

    async load(id) {
      if (!resolvedIds.includes(id)) return undefined;
      for (const brand of brands) this.addWatchFile(tokensFile(brand));
      if (id === resolved[fontsId]) usesFonts = true;
      return modules[id]?.();
    },

    async generateBundle() {
      const files = await allOutputs(layout(), manifestFolder(), config.base, brands);
      const fonts = usesFonts ? await fontOutputs(layout(), brands) : [];
      for (const { fileName, source } of [...files, ...fonts]) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },

    transformIndexHtml: {
      order: 'post',
      async handler() {
        const watching: HtmlTagDescriptor[] = serving()
          ? [{ tag: 'script', attrs: { type: 'module' }, children: nestedBrandScript, injectTo: 'body' }]
          : [];
        const brand = brands.find(({ name }) => name === defaultBrand);
        if (!brand) return watching;
        const href = await sheetUrl(brand);
        const attrs = { rel: 'stylesheet', href, 'data-brand-sheet': brand.name };
        const outside = tab ? tabTags(config.base, await tabOf(brand)) : [];
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }, ...outside, ...watching];
      },
    },

    configureServer(server) {
      server.watcher.add(brands.map(tokensFile));
      server.middlewares.use(serveOutputs(server.config.base, brands));
    },

    hotUpdate({ file, server }) {
      if (!brands.some((brand) => tokensFile(brand) === file)) return undefined;
      if (this.environment.name === 'client') reload(server);
      return [];
    },
  };
}

const nestedBrandScript = `(${watchNestedBrands})(document, console.warn);`;

const withoutQuery = (path: string) => path.split('?')[0] ?? '';

function serveOutputs(base: string, brands: readonly BrandSource[]): Connect.NextHandleFunction {
  const prefix = `${base}${devPath}/`;
  return (request, response, next) => {
    const path = withoutQuery(request.url ?? '');
    if (!path.startsWith(prefix)) {
      next();
      return;
    }
    const isFont = path.endsWith('.woff2');
    const files = isFont
      ? fontOutputs(servedLayout(devPath), brands)
      : allOutputs(servedLayout(devPath), `${devPath}/`, base, brands);
    files.then((outputs) => {
      const output = outputs.find(({ fileName }) => base + withoutQuery(fileName) === path);
      if (!output) {
        next();
        return;
      }
      response.setHeader('Content-Type', output.contentType);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(output.source);
    }, next);
  };
}

function reload(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    for (const id of resolvedIds) {
      const module = environment.moduleGraph.getModuleById(id);
      if (module) environment.moduleGraph.invalidateModule(module);
    }
  }
  server.environments.client.hot.send({ type: 'full-reload' });
}
