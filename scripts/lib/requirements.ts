import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A row of the catalogue of requirements. */
export interface Requirement {
  /** Area and number, e.g. `money-012`. */
  id: string;
  area: string;
}

/** A test file and its text. */
export interface TestSource {
  /** From the root of the repository, with forward slashes. */
  path: string;
  text: string;
}

/** How far an area's rows are met; ids in the catalogue's order. */
export interface AreaSummary {
  area: string;
  total: number;
  /** Seen working in the running product. */
  works: string[];
  /** A test names the rule, and none looks at it in the product. */
  ruleOnly: string[];
  missing: string[];
}

/** Reads the tab-separated catalogue: a heading line, then id, area, requirement, source. */
export function parseCatalogue(text: string): Requirement[] {
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id, area] = line.split('\t');
      if (id === undefined || area === undefined) throw new Error(`Not a row of the catalogue: ${line}`);
      return { id, area };
    });
}

/** Reads every file of tests and stories below a folder that is laid out as this repository. */
export const readTestSources = (root: string): TestSource[] =>
  globSync('{packages,apps}/**/*.{test.ts,test.tsx,stories.tsx,spec.ts}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || path.includes('dist'),
  }).map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));

/** Ids that stand in brackets (a test's title) or alone in quotes (a story's tag). */
export function namedRows(source: string): Set<string> {
  const id = /\[((?:[a-z][a-z0-9]*-\d{3})(?:[,\s]+[a-z][a-z0-9]*-\d{3})*)\]|['"]([a-z][a-z0-9]*-\d{3})['"]/g;
  const found = new Set<string>();
  for (const [, listed, tag] of source.matchAll(id)) {
    for (const name of (listed ?? tag ?? '').split(/[,\s]+/)) found.add(name);
  }
  found.delete('');
  return found;
}

/**
 * Whether a test looks at the running product: a journey, a screen that is rendered, or a call through the server's door. The
 * library's own stories do for the area `ui` alone: a pattern that no screen uses yet works in no product.
 */
function looksAtProduct({ path, text }: TestSource, area: string): boolean {
  if (path.startsWith('apps/web/e2e/')) return true;
  if (path.startsWith('apps/web/src/')) return path.endsWith('.tsx');
  if (path.startsWith('apps/sandbox/')) return /from '[./]+\/testing\/open\.ts'/.test(text);
  return area === 'ui' && path.startsWith('packages/ui/') && path.endsWith('.tsx');
}

/** Splits the catalogue by area into rows that work, rows of which only the rule is tested, and rows that no test names. */
export function summarise(
  catalogue: readonly Requirement[],
  sources: readonly TestSource[],
): { areas: AreaSummary[]; unknown: string[] } {
  const naming = new Map<string, TestSource[]>();
  for (const source of sources) {
    for (const id of namedRows(source.text)) naming.set(id, [...(naming.get(id) ?? []), source]);
  }
  const areas = new Map<string, AreaSummary>();
  for (const { id, area } of catalogue) {
    const entry = areas.get(area) ?? { area, total: 0, works: [], ruleOnly: [], missing: [] };
    areas.set(area, entry);
    entry.total += 1;
    const tests = naming.get(id);
    if (!tests) entry.missing.push(id);
    else if (tests.some((source) => looksAtProduct(source, area))) entry.works.push(id);
    else entry.ruleOnly.push(id);
  }
  const known = new Set(catalogue.map(({ id }) => id));
  return { areas: [...areas.values()], unknown: [...naming.keys()].filter((id) => !known.has(id)) };
}
