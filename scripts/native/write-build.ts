import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allTokens } from '@dayfare/themes/brands/all';
import { type BrandName, brandList } from '@dayfare/themes/brands/names';
import { chromium } from 'playwright';
import { brandsFolder } from '../lib/brands/brand-files.ts';
import { findBrowser } from '../lib/browser.mjs';
import { root } from '../lib/report.ts';
import { type BuildKind, type BuildValues, buildValues } from './build-values.ts';

/** The Expo project. */
export const appFolder = resolve(root, 'apps/native-shell/app');

const generated = resolve(appFolder, 'generated');

/** Pixels of an icon's side, as the stores want it. */
const iconSize = 1024;

/** Draws a brand's mark as the app's icon: on its action colour, so that the system's own corners show no other. */
async function drawIcon(mark: string, { light }: BuildValues['colours']): Promise<Buffer> {
  const { path, flags } = findBrowser();
  const browser = await chromium.launch({ executablePath: path, args: flags.split(' ') });
  try {
    const page = await browser.newPage({ viewport: { width: iconSize, height: iconSize } });
    await page.setContent(
      `<style>:root{--df-colour-action:${light.action};--df-colour-onAction:${light.onAction}}body{margin:0;background:${light.action}}svg{display:block;width:100vw;height:100vh}</style>${mark}`,
    );
    return await page.screenshot();
  } finally {
    await browser.close();
  }
}

/** Writes what differs by brand into the Expo project: nothing there is copied by hand, and nothing of it is committed. */
export async function writeBuild(brand: BrandName, kind: BuildKind, origin?: string): Promise<BuildValues> {
  const values = buildValues(
    { name: brand, title: brandList[brand].title, tokens: allTokens[brand] },
    kind,
    origin,
  );
  const mark = readFileSync(resolve(brandsFolder, brand, 'mark.svg'), 'utf8');
  mkdirSync(generated, { recursive: true });
  writeFileSync(resolve(generated, 'build.json'), `${JSON.stringify(values, null, 2)}\n`);
  writeFileSync(resolve(generated, 'icon.png'), await drawIcon(mark, values.colours));
  return values;
}
