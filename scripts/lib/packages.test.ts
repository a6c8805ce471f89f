import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtExports, builtManifest } from '../packages/manifest.ts';
import { isShipped } from '../packages/places.ts';
import { buildScript, withBuiltImports, withoutGlobs } from '../packages/transform.ts';

/** A folder with two brands in it; removed when the test lets go of it. */
async function twoBrands() {
  const root = await mkdtemp(join(tmpdir(), 'package-'));
  for (const brand of ['one', 'two']) {
    await mkdir(join(root, brand));
    await writeFile(join(root, brand, 'tokens.ts'), '');
    await writeFile(join(root, brand, 'logo.svg'), '');
    await writeFile(join(root, brand, 'voice.en.json'), '{}');
  }
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

describe('a built file', () => {
  it('imports its neighbours under their built names, and leaves all other imports alone', () => {
    expect(
      withBuiltImports(
        `import './a.css.ts'; import { b } from "../b.tsx"; import('./c.ts'); import type {} from './d.d.ts'; from 'x.ts'`,
      ),
    ).toBe(
      `import './a.css.js'; import { b } from "../b.js"; import('./c.js'); import type {} from './d.d.ts'; from 'x.ts'`,
    );
  });

  it('runs in a browser: no types, no JSX', async () => {
    const code = await buildScript('/a/b.tsx', 'export const B = ({ x }: { x: string }) => <b>{x}</b>;');
    expect(code).toContain('react/jsx-runtime');
    expect(code).not.toMatch(/: string|<b>/);
  });

  it('names each file that a glob found', async () => {
    await using brands = await twoBrands();
    const built = withoutGlobs(
      `const found = import.meta.glob('./*/tokens.ts', { eager: true, import: 'tokens' });`,
      brands.root,
    );
    expect(built).toBe(`import { tokens as tokens0 } from './one/tokens.js';
import { tokens as tokens1 } from './two/tokens.js';
const found = ({ './one/tokens.ts': tokens0, './two/tokens.ts': tokens1 });`);
  });

  it('keeps drawings as files, whatever their size', async () => {
    await using brands = await twoBrands();
    const glob = `import.meta.glob('./*/*.svg', { eager: true, query: '?no-inline', import: 'default' })`;
    expect(withoutGlobs(glob, brands.root)).toContain(
      `new URL('./one/logo.svg?no-inline', import.meta.url).href`,
    );
  });

  it('loads each file that a template can name', async () => {
    await using brands = await twoBrands();
    const source = ['import(`./$', '{brand}/voice.$', '{language}.json`)'].join('');
    expect(withoutGlobs(source, brands.root)).toContain(
      `'./two/voice.en.json': () => import('./two/voice.en.json.js')`,
    );
  });

  it('is not built from a glob of a kind that nobody has thought of', async () => {
    await using brands = await twoBrands();
    expect(() =>
      withoutGlobs(`import.meta.glob('./*/tokens.ts', { import: 'tokens' })`, brands.root),
    ).toThrow('Cannot build');
    expect(() => withoutGlobs(`import.meta.glob('./**/*.ts')`, brands.root)).toThrow('cannot be built');
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
    );
    expect(manifest).toMatchObject({
      sideEffects: ['**/*.css', '**/*.css.js'],
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
