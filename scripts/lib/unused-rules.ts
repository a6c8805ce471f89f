import { spawnSync } from 'node:child_process';
import { root } from './report.ts';

/** An export of `domain`. */
export interface DomainExport {
  /** From the root of the repository. */
  file: string;
  name: string;
}

/** What knip's JSON report says about exports. */
export interface KnipReport {
  issues: readonly { file: string; exports?: readonly { name: string }[] }[];
}

const isIndex = ({ file }: DomainExport) => file.endsWith('/index.ts');

/**
 * Splits the exports that no app, server or screen uses. `rules` are used nowhere at all; `surplus` stand in an area's index and are used
 * inside the area alone, so that they need not stand there.
 */
export function splitUnused({ issues }: KnipReport): { rules: DomainExport[]; surplus: DomainExport[] } {
  const all = issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => ({ file, name })));
  const rules = all.filter((entry) => !isIndex(entry));
  const names = new Set(rules.map(({ name }) => name));
  return { rules, surplus: all.filter((entry) => isIndex(entry) && !names.has(entry.name)) };
}

/** Asks knip. Neither a test nor the export from an area's index counts as use. */
export function unusedInDomain(): ReturnType<typeof splitUnused> {
  const { stdout, stderr } = spawnSync(
    'knip',
    ['--production', '--include-entry-exports', '--workspace', 'packages/domain', '--reporter', 'json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const report = stdout.split('\n').find((line) => line.startsWith('{'));
  if (report === undefined) throw new Error(`knip said nothing about packages/domain.\n${stderr}`);
  return splitUnused(JSON.parse(report));
}
