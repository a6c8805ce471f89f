import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from 'node:util';
import type { Manifest } from '../manifest.ts';
import { outputFolder, sourceOf } from '../places.ts';
import { withTypes } from './open-types.ts';
import { readApi } from './read-api.ts';

/** What a path of `@dayfare/ui` gives to those who import it, and where that is written down. */
interface Report {
  /** `@dayfare/ui/button`. */
  readonly path: string;
  /** The `.api.txt` beside the module's source. */
  readonly file: string;
  readonly text: string;
}

const source = join(sourceOf('ui'), 'src');

/** Reads the API of every path that the built package offers. */
function readReports(): Report[] {
  const home = join(outputFolder, 'ui');
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const modules = Object.entries(exports).flatMap(([path, target]) => {
    const { types } = target as { readonly types?: string };
    return types?.startsWith('./dist/')
      ? [{ path: path.replace('.', `${name}`), types: types.slice('./dist/'.length) }]
      : [];
  });
  const declarations = modules.map(({ types }) => join(home, 'dist', types));
  return withTypes(declarations, (project) =>
    modules.map(({ path, types }) => ({
      path,
      file: join(source, types.replace(/\.d\.ts$/, '.api.txt')),
      text: `${path}\n\n${readApi(project, join(home, 'dist', types))}`,
    })),
  );
}

/** Reports of modules that can't be imported any more. */
const leftOver = (reports: readonly Report[]): string[] => {
  const files = new Set(reports.map(({ file }) => file));
  return globSync(join(source, '**/*.api.txt')).filter((file) => !files.has(file));
};

/** The lines that differ, each under the export that it belongs to; empty if none do. */
export function changed(before: string, after: string): string[] {
  let head = '';
  let shown = '';
  return diff(before.split('\n'), after.split('\n')).flatMap(([operation, line]) => {
    const isHead = !line.startsWith(' ');
    if (isHead) head = line;
    if (operation === 0 || line === '') return [];
    const under = isHead || shown === head ? [] : [`    ${head}`];
    shown = head;
    return [...under, `  ${operation > 0 ? '-' : '+'} ${line}`];
  });
}

/** Compares the API of the built package with what is written down; gives what differs, in words, or nothing. */
export function checkApi(): string[] {
  const reports = readReports();
  const differences = [
    ...reports.map(({ path, file, text }) => {
      const lines = changed(existsSync(file) ? readFileSync(file, 'utf8') : '', text);
      return lines.length > 0 ? [path, ...lines].join('\n') : '';
    }),
    ...leftOver(reports).map((file) => `${file.slice(source.length + 1)}: nobody can import that any more.`),
  ].filter(Boolean);
  if (differences.length === 0) return [];
  const advice =
    'The public API has changed (- as written down, + as built). If that is meant, `pnpm build:packages --accept-api` writes it down, and `pnpm changeset` notes it for those who install us.';
  return [...differences, advice];
}

/** Writes the API of the built package down as it is. */
export function acceptApi(): void {
  const reports = readReports();
  for (const { file, text } of reports) writeFileSync(file, text);
  for (const file of leftOver(reports)) rmSync(file);
}
