/// <reference types="vite/types/importMeta.d.ts" />
import { parseSync } from 'vite';
import { parts } from './parts.ts';

const others = import.meta.glob<string>(
  [
    '../primitives/{amount,box,grid,inline,screen,stack,text,visually-hidden}/*.tsx',
    '../primitives/icon.ts',
    '../provider/ui-provider.tsx',
    '!../**/*.{test,stories,specimen}.tsx',
    // A part of its screen.
    '!../primitives/screen/screen-footer.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** What a module gives to others, as it is written, without comments and without what is inside functions. */
export function apiOf(file: string, text: string): string {
  const { program, comments } = parseSync(file, text);
  const slice = (start: number, end: number) => {
    const inside = comments.filter((comment) => comment.start >= start && comment.end <= end);
    const bare = inside.reduceRight(
      (rest, { start: from, end: to }) => rest.slice(0, from - start) + rest.slice(to - start),
      text.slice(start, end),
    );
    return bare
      .replace(/\s+/g, ' ')
      .replace(/; (?=\S)/g, ';\n      ')
      .replace(/\n *\}$/, '\n    }')
      .trim();
  };
  const lines = program.body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const inner = isExported ? statement.declaration : statement;
    if (isExported && !inner) return [slice(statement.start, statement.end)];
    // A type that is not exported may be what an exported one is made of.
    if (inner?.type === 'TSInterfaceDeclaration' || inner?.type === 'TSTypeAliasDeclaration')
      return [slice(statement.start, statement.end)];
    if (!isExported || !inner) return [];
    if (inner.type === 'FunctionDeclaration' && inner.body) return [slice(statement.start, inner.body.start)];
    return [slice(statement.start, statement.end)];
  });
  return lines.map((line) => `  ${line}\n`).join('');
}

/** A module that others import. */
interface PublicModule {
  /** What stands after `@dayfare/ui/` when one imports it. */
  readonly path: string;
  /** Its file, as seen from here. */
  readonly file: string;
  /** What it gives to others. */
  readonly api: string;
}

const moduleAt = (path: string, file: string, text: string): PublicModule => ({
  path,
  file,
  api: `@dayfare/ui/${path}\n${apiOf(file, text)}`,
});

/** Everything that `@dayfare/ui` gives to others, in the order of the paths. */
export const publicModules: readonly PublicModule[] = [
  ...Object.entries(others).map(([file, text]) => {
    const name = file.slice(file.lastIndexOf('/') + 1, file.lastIndexOf('.'));
    return moduleAt(name === 'ui-provider' ? 'provider' : name, file, text);
  }),
  ...parts.map(({ home, name, kind, text }) =>
    moduleAt(kind === 'patterns' ? `patterns/${name}` : name, `../${home}/${name}.tsx`, text(`${name}.tsx`)),
  ),
].toSorted((a, b) => (a.path < b.path ? -1 : 1));

/** The paths after `@dayfare/ui/` under which others import, in order. */
export const exportedPaths: readonly string[] = publicModules.map(({ path }) => path);
