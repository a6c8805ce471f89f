import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, createServer, type InlineConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { type BrandName, brandNames, loadVoice } from '../brands/index.ts';
import { brandCss } from '../contract/brand-css.ts';
import { brandFolder } from '../folder/folder.ts';
import { foundationNames, foundationTokens } from '../foundations/index.ts';
import { surfaces } from '../surfaces/surfaces.ts';
import { makeApp, source } from './fixture.ts';
import { type DayfareBrandsOptions, dayfareBrands } from './plugin.ts';
import { sheetOf } from './sheets.ts';

interface Setup extends DayfareBrandsOptions {
  readonly plugins?: Plugin[] | undefined;
  readonly base?: string | undefined;
}

const configOf = (root: string, { plugins = [], base = '/', ...options }: Setup): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: 'error',
  plugins: [...plugins, dayfareBrands(options)],
});

async function built(script: string, setup: Setup = {}) {
  await using app = await makeApp(script);
  await build(configOf(app.root, setup));
  const dist = join(app.root, 'dist');
  const names = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of names.filter((name) => name.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(dist.length + 1), await readFile(path, 'utf8'));
  }
  const all = (extension: string) =>
    [...files].filter(([name]) => name.endsWith(extension)).map(([, text]) => text);
  return {
    files,
    html: files.get('index.html') ?? '',
    script: all('.js').join('\n'),
    css: all('.css').join('\n'),
  };
}

const usesSheets = `import { showBrand } from '${source('runtime/brand-sheet.ts')}'; showBrand('paycor');`;

describe('a built app', () => {
  it('has each brand in a stylesheet of its own, and none in its script', async () => {
    const { files, script } = await built(usesSheets);
    for (const brand of brandNames) {
      const name = [...files.keys()].find((file) => file.startsWith(`assets/brand-${brand}-`)) ?? '';
      expect(files.get(name)).toBe(sheetOf(brand, allTokens[brand]));
      expect(script).toContain(`/${name}`);
    }
    expect(script).not.toContain(allTokens.common.light.canvas);
  });

  it('links the default brand in the head before anything else, by the address that the script knows', async () => {
    const { files, html, script } = await built(usesSheets, { defaultBrand: 'common', base: '/app/' });
    const href = /<link rel="stylesheet" href="([^"]+)" data-brand-sheet="common">/.exec(html)?.[1] ?? 'none';
    expect(files.has(href.replace('/app/', ''))).toBe(true);
    expect(script).toContain(href);
    expect(html.indexOf(href)).toBeLessThan(html.indexOf('<script'));
    expect(html).not.toContain('watchNestedBrands');
  });

  it('has the fonts of all brands where it shows them, by the addresses that the script knows, and else none', async () => {
    const { files, script } = await built(
      `import { loadBrandFonts } from '${source('runtime/brand-fonts.ts')}'; loadBrandFonts('paycor');`,
    );
    const fonts = [...files.keys()].filter((name) => name.endsWith('.woff2'));
    expect(fonts.length).toBeGreaterThan(4);
    for (const font of fonts) expect(script).toContain(`/${font}`);
    const { files: without } = await built(usesSheets);
    expect([...without.keys()].filter((name) => name.endsWith('.woff2'))).toEqual([]);
  });

  it('links no brand unless told to', async () => {
    const { html } = await built(usesSheets);
    expect(html).not.toContain('data-brand-sheet');
  });

  it('has the look without a brand as a stylesheet too, for a page whose own brand is refused', async () => {
    const { files, script } = await built(usesSheets.replace("showBrand('paycor')", "showBrand('ukg')"));
    const name = [...files.keys()].find((file) => file.startsWith('assets/brand-neutral-')) ?? '';
    expect(files.get(name)).toBe(brandCss('neutral', foundationTokens.neutral));
    expect(script).not.toContain(foundationTokens.neutral.light.canvas);
  });

  it('has a favicon, a maskable icon and a manifest of each brand, and the manifest knows where the icons are', async () => {
    const { files, script } = await built(
      `import { showTab } from '${source('runtime/show-tab.ts')}'; showTab('ukg');`,
      { base: '/app/' },
    );
    for (const brand of brandNames) {
      const manifest = JSON.parse(files.get(`manifest-${brand}.webmanifest`) ?? 'null');
      expect(manifest).toMatchObject({ start_url: '/app/', theme_color: allTokens[brand].light.canvas });
      expect(manifest.icons).toHaveLength(2);
      for (const { src } of manifest.icons) expect(files.get(src.replace('/app/', ''))).toContain('<svg');
      expect(script).toContain(`/app/manifest-${brand}.webmanifest`);
    }
  });

  it('has the default brand in the tab where it is asked for, and nowhere else', async () => {
    const { html } = await built(usesSheets, { defaultBrand: 'dayfare', tab: true });
    const { light, dark } = allTokens.dayfare;
    expect(html).toMatch(/<link rel="icon" href="\/assets\/icon-dayfare-[^"]+\.svg" type="image\/svg\+xml">/);
    expect(html).toContain('<link rel="manifest" href="/manifest-dayfare.webmanifest">');
    for (const [scheme, { canvas }] of Object.entries({ light, dark })) {
      expect(html).toContain(
        `<meta name="theme-color" content="${canvas}" media="(prefers-color-scheme: ${scheme})">`,
      );
    }
    const { html: without } = await built(usesSheets, { defaultBrand: 'dayfare' });
    expect(without).not.toMatch(/theme-color|manifest|rel="icon"/);
  });

  it('can have every brand in its own stylesheet', async () => {
    const { css } = await built("import 'virtual:dayfare-brands/all.css';");
    for (const look of [...brandNames, ...foundationNames]) {
      expect(css).toMatch(new RegExp(`\\[data-brand="?${look}"?\\]`));
    }
    expect(css).toContain('light-dark(');
    expect(css).not.toContain('--lightningcss');
  });

  it('has every surface re-map its roles, and the reset in a layer under all components', async () => {
    const imports = ['foundations/reset.css.ts', 'surfaces/surfaces.css.ts'].map(
      (path) => `import '${source(path)}';`,
    );
    const { css } = await built(imports.join(''), { plugins: vanillaExtractPlugin() });
    for (const [name, roles] of Object.entries(surfaces)) {
      const rule = new RegExp(`\\[data-surface="?${name}"?\\]\\s*{([^}]*)}`).exec(css)?.[1] ?? '';
      for (const role of Object.keys(roles)) expect(rule).toContain(`--df-colour-${role}:`);
    }
    expect(css).toContain('@layer df-reset');
    expect(css).not.toMatch(/undefined|\[object/);
  });

  it('has its logos as files, because a drawing that is used by reference cannot come from a data address', async () => {
    const { files, script } = await built(
      `import { brandLogos } from '${source('brands/logos.ts')}'; globalThis.logos = brandLogos;`,
    );
    const drawings = [...files.keys()].filter((name) => /\/(logo|mark)-[^/]*\.svg$/.test(name));
    expect(drawings).toHaveLength(2 * brandNames.length);
    expect(script).not.toContain('data:image');
  });
});

/** A brand's folder outside of the library; removed when the test lets go of it. */
async function ownBrand(change: (files: Record<string, string>) => void = () => undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'own-brand-'));
  const files: Record<string, string> = { ...brandFolder({ title: 'Harbor', tokens: allTokens.dayfare }) };
  change(files);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

describe('an app that names its brands', () => {
  it('holds these and no other', async () => {
    const { files, script } = await built(usesSheets, { brands: ['paycor', 'ukg'], defaultBrand: 'paycor' });
    const sheets = [...files.keys()].filter((name) => /brand-|icon-|manifest-/.test(name));
    expect(sheets.filter((name) => !/paycor|ukg|neutral/.test(name))).toEqual([]);
    expect(sheets.filter((name) => name.includes('ukg'))).toHaveLength(4);
    expect(script).not.toMatch(/brand-(common|dayfare|onshift|canada)/);
  });

  it('can bring a brand of its own, and none of ours', async () => {
    await using own = await ownBrand();
    const brands = [{ name: 'harbor', folder: own.folder }];
    const { files, html } = await built(usesSheets, { brands, defaultBrand: 'harbor', tab: true });
    const sheet = [...files.keys()].find((name) => name.startsWith('assets/brand-harbor-')) ?? '';
    expect(files.get(sheet)).toBe(sheetOf('harbor', allTokens.dayfare));
    expect(html).toContain(`href="/${sheet}" data-brand-sheet="harbor"`);
    expect(html).toContain('manifest-harbor.webmanifest');
    for (const brand of brandNames) expect([...files.keys()].join(' ')).not.toContain(`brand-${brand}-`);
  });

  it('is not built with a brand that nobody could read, and says what to change', async () => {
    await using own = await ownBrand((files) => {
      const tokens = structuredClone(allTokens.dayfare);
      files['tokens.json'] = JSON.stringify({ ...tokens, light: { ...tokens.light, text: '#eeeeee' } });
      files['voice.es.json'] = '{';
    });
    const brands = [{ name: 'harbor', folder: own.folder }];
    await expect(built(usesSheets, { brands })).rejects.toThrow(
      /the brand "harbor" in .* is refused\. To change:\n {2}- (.|\n)*text(.|\n)*voice\.es\.json/,
    );
  });

  it.each([
    [['paycorp'], 'there is no brand "paycorp"'],
    [['paycor', 'paycor'], 'two brands are called "paycor"'],
    [[{ name: 'paycor', folder: 'mine' }], '"paycor" is a brand of the library'],
  ])('is not built with %j', async (brands, reason) => {
    await expect(built(usesSheets, { brands: brands as BrandName[] })).rejects.toThrow(reason);
  });

  it('is not built if the page is to begin in a brand that it does not hold', async () => {
    await expect(built(usesSheets, { brands: ['ukg'], defaultBrand: 'paycor' })).rejects.toThrow(
      'the default brand "paycor" is not one of the brands',
    );
  });

  it('imports a brand by its own path, and nothing of the others with it', async () => {
    const { files, script } = await built(
      `import { logos, defaultProps, loadVoice } from '${source('brands/entries/paycor.ts')}';
      globalThis.brand = [logos, defaultProps, loadVoice];`,
      { brands: ['paycor'] },
    );
    expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(4);
    expect(script).toContain('tagline');
    expect(script).not.toContain(allTokens.paycor.light.canvas);
    const taglines = await Promise.all(brandNames.map(async (name) => (await loadVoice(name, 'en')).tagline));
    const there = brandNames.filter((_, at) => script.includes(taglines[at] ?? 'none'));
    expect(there).toEqual(['paycor']);
  });
});

describe('the development server', () => {
  it('serves each brand at the address that the script knows, and leaves other addresses alone', async () => {
    await using app = await makeApp(usesSheets);
    const server = await createServer({
      ...configOf(app.root, { defaultBrand: 'paycor' }),
      server: { host: '127.0.0.1', port: 0, ws: false },
      optimizeDeps: { noDiscovery: true },
    });
    try {
      await server.listen();
      const origin = server.resolvedUrls?.local[0] ?? '';
      const html = await (await fetch(origin)).text();
      const href =
        /<link rel="stylesheet" href="([^"]+)" data-brand-sheet="paycor">/.exec(html)?.[1] ?? 'none';
      expect(html).toContain('function watchNestedBrands(');
      const answer = await fetch(new URL(href, origin));
      expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(await answer.text()).toBe(sheetOf('paycor', allTokens.paycor));
      const module = await server.transformRequest('virtual:dayfare-brands');
      expect(module?.code).toContain(href);
      const manifest = await fetch(new URL('/@dayfare-brands/manifest-paycor.webmanifest', origin));
      expect(manifest.headers.get('content-type')).toBe('application/manifest+json');
      const { icons }: { icons: { src: string }[] } = JSON.parse(await manifest.text());
      const icon = await fetch(new URL(icons[0]?.src ?? '', origin));
      expect(icon.headers.get('content-type')).toBe('image/svg+xml');
      const other = await fetch(new URL('/@dayfare-brands/nobody.css', origin));
      expect(await other.text()).not.toContain('data-brand="nobody"');
    } finally {
      await server.close();
    }
  });
});
