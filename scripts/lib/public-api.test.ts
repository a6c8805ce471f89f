import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { readApi } from '../packages/api/read-api.ts';
import { changed } from '../packages/api/reports.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes declarations where the build writes them, and reads the API of `entry.d.ts`. */
function read(files: Readonly<Record<string, string>>): string[] {
  const parent = mkdtempSync(join(tmpdir(), 'dayfare-api-'));
  folders.push(parent);
  const home = join(parent, 'dist-packages');
  mkdirSync(home);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, name), text);
  const config = join(home, 'tsconfig.json');
  const compilerOptions = { strict: true, module: 'esnext', moduleResolution: 'bundler', noEmit: true };
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: { ...compilerOptions, allowImportingTsExtensions: true, types: [] },
      files: ['entry.d.ts'],
    }),
  );
  const api = new API({ cwd: home });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error('TypeScript did not open the declarations.');
    return readApi(project, join(home, 'entry.d.ts')).trimEnd().split('\n');
  } finally {
    api.close();
  }
}

describe('the report of the public API', () => {
  it('has the props of a component as its types resolve, with what they are by default', () => {
    const lines = read({
      'entry.d.ts': `
        import type { Base } from './base.ts';
        import { sizes } from './sizes.ts';
        interface Own {
          /**
           * How large.
           * @default 'medium'
           */
          size?: keyof typeof sizes | undefined;
        }
        export type PartProps = Own & Base<string>;
        /** Shows it. */
        export declare function Part({ size, ...rest }: PartProps): string;
        export {};`,
      'base.ts': `
        /** Told of. */
        export type Told<Value> = (value: Value, where: Place) => void;
        export interface Place { x: number }
        export interface Base<Value> { value: Value; onChange?: Told<Value>; [data: \`data-\${string}\`]: string | undefined }`,
      'sizes.ts': 'export declare const sizes: { small: string; medium: string };',
    });
    expect(lines).toEqual([
      'component Part',
      '  onChange?: Told<string>',
      '  size?: "medium" | "small" = \'medium\'',
      '  value: string',
      `  [\`data-\${string}\`]: string`,
      '',
      'type PartProps: what Part takes',
      '',
      'needs',
      '',
      'type Place',
      '  x: number',
      '',
      'type Told<Value> = (value: Value, where: Place) => void',
    ]);
  });

  it('has constants, functions and types under the names that they are exported by', () => {
    const lines = read({
      'entry.d.ts': `
        export { words as partWords } from './words.ts';
        export declare const delay = 150;
        export declare function useDelay(): number;
        export type Names = 'a' | 'b';`,
      'words.ts': 'export declare const words: Readonly<Record<"en", string>>;',
    });
    expect(lines.filter(Boolean)).toEqual([
      'type Names = "a" | "b"',
      'const delay: 150',
      'const partWords: Readonly<Record<"en", string>>',
      'function useDelay: () => number',
    ]);
  });
});

describe('a difference', () => {
  it('is shown line by line, under the export that it belongs to', () => {
    const before = '@dayfare/ui/part\n\ncomponent Part\n  label: string\n  size?: "m"\n\nconst delay: 150\n';
    const after =
      '@dayfare/ui/part\n\ncomponent Part\n  label: string\n  size?: "m" | "s"\n\nconst delay: 200\n';
    expect(changed(before, after)).toEqual([
      '    component Part',
      '  -   size?: "m"',
      '  +   size?: "m" | "s"',
      '  - const delay: 150',
      '  + const delay: 200',
    ]);
  });

  it('is none where nothing differs', () => {
    expect(changed('a\n  b\n', 'a\n  b\n')).toEqual([]);
  });
});
