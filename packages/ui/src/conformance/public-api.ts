/// <reference types="vite/types/importMeta.d.ts" />
import { parseSync } from 'vite';
import { parts } from './parts.ts';

const others = import.meta.glob<string>(
  [
    '../primitives/{amount,box,screen,stack,text,visually-hidden}/*.tsx',
    '../provider/ui-provider.tsx',
    '!../**/*.{test,stories}.tsx',
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

const modules: readonly (readonly [path: string, file: string, text: string])[] = [
  ...Object.entries(others).map(([place, text]) => {
    const file = place.slice(place.lastIndexOf('/') + 1);
    return [file === 'ui-provider.tsx' ? 'provider' : file.replace('.tsx', ''), file, text] as const;
  }),
  ...parts.map((part) => {
    const file = `${part.name}.tsx`;
    return [part.kind === 'patterns' ? `patterns/${part.name}` : part.name, file, part.text(file)] as const;
  }),
].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** The paths after `@dayfare/ui/` under which others import, in order. */
export const exportedPaths: readonly string[] = modules.map(([path]) => path);

/** Everything that `@dayfare/ui` gives to others, path by path. */
export function publicApi(): string {
  return modules.map(([path, file, text]) => `@dayfare/ui/${path}\n${apiOf(file, text)}`).join('\n');
}
