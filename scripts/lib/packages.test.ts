import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandCss } from '@dayfare/themes/brand-css';
import { loadVoice } from '@dayfare/themes/brands';
import { allTokens } from '@dayfare/themes/brands/all';
import { describe, expect, it } from 'vitest';
import { changeLog } from '../packages/change-log.ts';
import { builtExports, builtManifest } from '../packages/manifest.ts';
import { isShipped, packageNames } from '../packages/places.ts';
import { brandsIn } from '../packages/traces.ts';
import { brandsFolder } from './brands/brand-files.ts';
import { root } from './report.ts';

const inPaycor = brandCss('paycor', allTokens.paycor);
const spanish = await loadVoice('paycor', 'es');

describe('the brands in a built app', () => {
  it.each([
    ['its stylesheet', 'assets/a.css', inPaycor],
    ['its stylesheet, made smaller', 'assets/a.css', inPaycor.replaceAll('"', '')],
    ['its wording', 'assets/a.js', `const voice = ${JSON.stringify(spanish)};`],
    ['its logo', 'assets/logo.svg', readFileSync(join(brandsFolder, 'paycor/logo.svg'), 'utf8')],
  ])('are found by %s', (_, path, text) => {
    expect(brandsIn(new Map([[path, text]]))).toEqual(['paycor']);
  });

  it('are none where there is none', () => {
    expect(brandsIn(new Map([['assets/a.css', brandCss('harbor', allTokens.paycor)]]))).toEqual([]);
  });
});

describe('a change log', () => {
  it('has every note that is waiting for a release', async () => {
    const notes = await readdir(join(root, '.changeset'));
    const texts = await Promise.all(
      notes
        .filter((note) => note.endsWith('.md') && note !== 'README.md')
        .map((note) => readFile(join(root, '.changeset', note), 'utf8')),
    );
    const logs = Object.fromEntries(
      await Promise.all(packageNames.map(async (name) => [`@dayfare/${name}`, await changeLog(name)])),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      const [, head = '', summary = ''] = text.split('---\n');
      const [line = ''] = summary.trim().split('\n');
      for (const [, name = ''] of head.matchAll(/'(@dayfare\/\w+)'/g)) expect(logs[name]).toContain(line);
    }
  });
});

describe('a built package', () => {
  const files = [
    'components/button/button.tsx',
    'components/button/spinner.tsx',
    'components/link/link.tsx',
    'testing/play.tsx',
  ];

  it('has a path for each component, and none for its parts or for tests', () => {
    const exports = builtExports(
      { './*': './src/components/*/*.tsx', './testing/*': './src/testing/*.tsx' },
      files,
    );
    expect(exports).toEqual({
      './button': {
        types: './dist/components/button/button.d.ts',
        default: './dist/components/button/button.js',
      },
      './link': { types: './dist/components/link/link.d.ts', default: './dist/components/link/link.js' },
      './package.json': './package.json',
    });
  });

  it('depends on versions, not on places of the workspace, and on nothing that only built it', () => {
    const manifest = builtManifest(
      {
        name: '@dayfare/ui',
        version: '1.2.3',
        private: true,
        exports: {},
        dependencies: { '@dayfare/themes': 'workspace:*', '@vanilla-extract/css': 'catalog:', uqr: '0.1.3' },
        peerDependencies: { react: 'catalog:' },
        devDependencies: { vitest: 'catalog:' },
      },
      files,
      ['brands/paycor.css'],
    );
    expect(manifest).toMatchObject({
      sideEffects: ['**/*.css', '**/*.css.js'],
      exports: {
        './brands/paycor.css': { types: './dist/stylesheet.d.ts', default: './dist/brands/paycor.css' },
      },
      dependencies: { '@dayfare/themes': '^1.2.3', uqr: '^0.1.3' },
      peerDependencies: { react: '^19.0.0' },
    });
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|vanilla|vitest|private/);
  });

  it.each([
    'a.test.ts',
    'a.stories.tsx',
    'testing/play.tsx',
    'components/x/x.fixtures.ts',
    'conformance/rules.ts',
  ])('leaves %s at home', (file) => {
    expect(isShipped(file)).toBe(false);
  });
});
