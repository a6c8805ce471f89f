/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it } from 'vitest';
import { apiOf, exportedPaths, publicModules } from './public-api.ts';

describe('the public API', () => {
  it.each(publicModules.map(({ path, ...module }) => [path, module] as const))(
    'of %s is what its api.txt says; `vitest run --project ui -u` writes down a change that is meant',
    async (_path, { file, api }) => {
      await expect(api).toMatchFileSnapshot(file.replace(/\.tsx?$/, '.api.txt'));
    },
  );

  it('is all that package.json offers', () => {
    const [offered = {}] = Object.values(
      import.meta.glob<Readonly<Record<string, string>>>('../../package.json', {
        import: 'exports',
        eager: true,
      }),
    );
    const paths = Object.keys(offered).map((path) => path.replace('./', ''));
    const isRoom = (path: string) => path.endsWith('*');
    expect(paths.filter(isRoom)).toEqual(['patterns/*', '*']);
    expect(exportedPaths).toEqual(expect.arrayContaining(paths.filter((path) => !isRoom(path))));
  });

  it('is read without comments and without what is inside', () => {
    const text = `
      import { x } from './x.ts';
      interface OwnProps {
        /** Said. */
        label: string; // why
      }
      export { y } from './y.ts';
      export const delay = 150;
      /** Shows it. */
      export function Part({ label }: OwnProps) { return label; }
      function hidden() {}`;
    expect(apiOf('part.tsx', text).trimEnd().split('\n')).toEqual([
      '  interface OwnProps { label: string;',
      '    }',
      "  export { y } from './y.ts';",
      '  export const delay = 150;',
      '  export function Part({ label }: OwnProps)',
    ]);
  });
});
