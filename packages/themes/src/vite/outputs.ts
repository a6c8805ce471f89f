import type { Tab } from '../tab/tab.ts';
import { brandSheet, brandTab, contentHash, neutralSheet } from './sheets.ts';
import type { BrandSource } from './sources.ts';

/** A file that the plugin gives to the page. */
export interface Output {
  /** Path below the base of the app; may end in a query. */
  readonly fileName: string;
  readonly source: string;
  readonly contentType: string;
}

/** Where files go: a name and an ending become a path, the content its hash. */
export type Layout = (name: string, extension: string, content: string) => string;

const css = 'text/css; charset=utf-8';
const svg = 'image/svg+xml';

/** In a build, beside all other assets, with a hash in the name. */
export const builtLayout =
  (assetsDir: string): Layout =>
  (name, extension, content) =>
    `${assetsDir}/${name}-${contentHash(content)}.${extension}`;

/** In development, below a path of our own. */
export const servedLayout =
  (path: string): Layout =>
  (name, extension, content) =>
    `${path}/${name}.${extension}?v=${contentHash(content)}`;

/** The stylesheet of a brand. */
export async function sheetOutput(layout: Layout, brand: BrandSource): Promise<Output> {
  const source = await brandSheet(brand);
  return { fileName: layout(`brand-${brand.name}`, 'css', source), source, contentType: css };
}

/** The stylesheet of the look without a brand. */
export function neutralOutput(layout: Layout): Output {
  const source = neutralSheet();
  return { fileName: layout('brand-neutral', 'css', source), source, contentType: css };
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
    fileName: layout(`${name}-${brand.name}`, 'svg', source),
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

/** Every file of the brands that a build holds. */
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
