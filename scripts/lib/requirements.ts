/** A row of the catalogue of requirements. */
export interface Requirement {
  /** Area and number, e.g. `money-012`. */
  id: string;
  area: string;
}

/** How far an area's rows are named in tests; ids in the catalogue's order. */
export interface AreaSummary {
  area: string;
  total: number;
  named: string[];
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

/** Ids that stand in brackets (a test's title) or alone in quotes (a story's tag). */
export function namedRows(sources: readonly string[]): Set<string> {
  const id = /\[((?:[a-z][a-z0-9]*-\d{3})(?:[,\s]+[a-z][a-z0-9]*-\d{3})*)\]|['"]([a-z][a-z0-9]*-\d{3})['"]/g;
  const found = new Set<string>();
  for (const source of sources) {
    for (const [, listed, tag] of source.matchAll(id)) {
      for (const name of (listed ?? tag ?? '').split(/[,\s]+/)) found.add(name);
    }
  }
  found.delete('');
  return found;
}

/** Splits the catalogue by area into rows that a test names and rows that none does. */
export function summarise(catalogue: readonly Requirement[], named: ReadonlySet<string>): AreaSummary[] {
  const areas = new Map<string, AreaSummary>();
  for (const { id, area } of catalogue) {
    const entry = areas.get(area) ?? { area, total: 0, named: [], missing: [] };
    areas.set(area, entry);
    entry.total += 1;
    (named.has(id) ? entry.named : entry.missing).push(id);
  }
  return [...areas.values()];
}
