import type { Tab } from '../tab/tab.ts';
import { fontFile, fontHash } from '../fonts/font-files.ts';
import { brandFontNames, brandSheet, brandTab, contentHash, neutralSheet } from './sheets.ts';
import type { BrandSource } from './sources.ts';

/** A file that the plugin gives to the page. */
export interface Output {
  /** Path below the base of the app; may end in a query. */
  readonly fileName: string;
  readonly source: string | Uint8Array;
  readonly contentType: string;
}

/** Where files go: a name and an ending become a path, with eight characters that change with the content. */
export type Layout = (name: string, extension: string, hash: string) => string;

const css = 'text/css; charset=utf-8';
const svg = 'image/svg+xml';

/** In a build, beside all other assets, with a hash in the name. */
export const builtLayout =
  (assetsDir: string): Layout =>
  (name, extension, hash) =>
    `${assetsDir}/${name}-${hash}.${extension}`;

/** In development, below a path of our own. */
export const servedLayout =
  (path: string): Layout =>
  (name, extension, hash) =>
    `${path}/${name}.${extension}?v=${hash}`;

/** The stylesheet of a brand. */
export async function sheetOutput(layout: Layout, brand: BrandSource): Promise<Output> {
  const source = await brandSheet(brand);
  return { fileName: layout(`brand-${brand.name}`, 'css', contentHash(source)), source, contentType: css };
}

/** The stylesheet of the look without a brand. */
export function neutralOutput(layout: Layout): Output {
  const source = neutralSheet();
  return { fileName: layout('brand-neutral', 'css', contentHash(source)), source, contentType: css };
}

/** The files that show a brand outside the page. */
export interface TabOutputs {
  readonly tab: Tab;
  readonly icon: Output;
  readonly maskableIcon: Output;
  readonly manifest: Output;
}

/** The files that show a brand outside the page; the manifest keeps its name, because an installed app asks for it again. */
export async function tabOutputs(
  layout: Layout,
  manifestFolder: string,
  base: string,
  brand: BrandSource,
): Promise<TabOutputs> {
  const tab = await brandTab(brand);
  const drawing = (name: string, source: string): Output => ({
    fileName: layout(`${name}-${brand.name}`, 'svg', contentHash(source)),
    source,
    contentType: svg,
  });
  const icon = drawing('icon', tab.icon);
  const maskableIcon = drawing('icon-maskable', tab.maskableIcon);
  const manifest = tab.manifest({
    icon: base + icon.fileName,
    maskableIcon: base + maskableIcon.fileName,
    start: base,
  });
  return {
    tab,
    icon,
    maskableIcon,
    manifest: {
      fileName: `${manifestFolder}manifest-${brand.name}.webmanifest`,
      source: `${JSON.stringify(manifest, null, 2)}\n`,
      contentType: 'application/manifest+json',
    },
  };
}

/** Where the file of a hosted font is. */
export const fontFileName = async (layout: Layout, font: string): Promise<string> =>
  layout(`font-${font.toLowerCase().replaceAll(' ', '-')}`, 'woff2', await fontHash(font));

/** The files of all fonts that the brands of a build have. */
export async function fontOutputs(layout: Layout, brands: readonly BrandSource[]): Promise<Output[]> {
  const names = new Set((await Promise.all(brands.map(brandFontNames))).flat());
  return Promise.all(
    [...names].map(async (font) => ({
      fileName: await fontFileName(layout, font),
      source: await fontFile(font),
      contentType: 'font/woff2',
    })),
  );
}

/** Every file of the brands that a build holds, but for the fonts. */
export async function allOutputs(
  layout: Layout,
  manifestFolder: string,
  base: string,
  brands: readonly BrandSource[],
): Promise<Output[]> {
  const perBrand = await Promise.all(
    brands.map(async (brand) => {
      const { icon, maskableIcon, manifest } = await tabOutputs(layout, manifestFolder, base, brand);
      return [await sheetOutput(layout, brand), icon, maskableIcon, manifest];
    }),
  );
  return [...perBrand.flat(), neutralOutput(layout)];
}
