import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, createServer, type InlineConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../brands/all.ts';
import { brandNames } from '../brands/index.ts';
import { brandCss } from '../contract/brand-css.ts';
import { surfaces } from '../surfaces/surfaces.ts';
import { makeApp, source } from './fixture.ts';
import { type DayfareBrandsOptions, dayfareBrands } from './plugin.ts';

interface Setup extends DayfareBrandsOptions {
  readonly plugins?: Plugin[] | undefined;
  readonly base?: string | undefined;
}

const configOf = (root: string, { defaultBrand, plugins = [], base = '/' }: Setup): InlineConfig => ({
  root,
  base,
  configFile: false,
  logLevel: 'error',
  plugins: [...plugins, dayfareBrands({ defaultBrand })],
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
      expect(files.get(name)).toBe(brandCss(brand, allTokens[brand]));
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
  });

  it('links no brand unless told to', async () => {
    const { html } = await built(usesSheets);
    expect(html).not.toContain('data-brand-sheet');
  });

  it('can have every brand in its own stylesheet', async () => {
    const { css } = await built("import 'virtual:dayfare-brands/all.css';");
    for (const brand of brandNames) expect(css).toMatch(new RegExp(`\\[data-brand="?${brand}"?\\]`));
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
    expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(2 * brandNames.length);
    expect(script).not.toContain('data:image');
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
      const answer = await fetch(new URL(href, origin));
      expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
      expect(await answer.text()).toBe(brandCss('paycor', allTokens.paycor));
      const module = await server.transformRequest('virtual:dayfare-brands');
      expect(module?.code).toContain(href);
      const other = await fetch(new URL('/@dayfare-brands/nobody.css', origin));
      expect(await other.text()).not.toContain('data-brand="nobody"');
    } finally {
      await server.close();
    }
  });
});
