import { namedRows, type TestSource } from '../requirements.ts';

/** What an area's tests may cost for each row of the catalogue that they show: processor time on a machine with the factor 1, seconds. */
export const budget = 1.5;

/** Time of a stage by file, and the processor time that all of them took, seconds. */
export interface StageCosts {
  readonly files: Readonly<Record<string, number>>;
  readonly processorSeconds: number;
}

/** What the tests of an area cost. */
export interface AreaCost {
  readonly area: string;
  /** Processor time at a machine factor of 1, seconds. */
  readonly seconds: number;
  /** Rows of the catalogue that its tests name. */
  readonly rows: number;
}

/** Where an area has its files: screens and journeys, the server, the rules, the calls. */
const places =
  /(?:^|\/)(?:apps\/web\/src\/areas|apps\/web\/e2e|apps\/sandbox\/src\/areas|packages\/(?:domain|api)\/src)\/([a-z]+)\//;

const areaOf = (path: string, areas: ReadonlySet<string>): string | undefined => {
  const area = places.exec(path)?.[1];
  return area !== undefined && areas.has(area) ? area : undefined;
};

/**
 * Shares the processor time of stages out among areas, each file's as its stage timed it: tests run beside one another, so that only their proportions say something. What
 * is shared, such as the library and the kit, is left out. `sources` are the files of tests, `areas` those of the catalogue.
 */
export function areaCosts(
  stages: readonly StageCosts[],
  sources: readonly TestSource[],
  areas: readonly string[],
  machineFactor: number,
): AreaCost[] {
  const known = new Set(areas);
  const seconds = new Map<string, number>();
  for (const { files, processorSeconds } of stages) {
    const all = Object.values(files).reduce((sum, one) => sum + one, 0);
    for (const [path, time] of Object.entries(files)) {
      const area = areaOf(path, known);
      if (area === undefined) continue;
      const share = (processorSeconds * time) / all / machineFactor;
      seconds.set(area, (seconds.get(area) ?? 0) + share);
    }
  }
  const rows = Map.groupBy(sources, ({ path }) => areaOf(path, known));
  return [...seconds].map(([area, cost]) => ({
    area,
    seconds: cost,
    rows: new Set(rows.get(area)?.flatMap(({ text }) => [...namedRows(text)])).size,
  }));
}

/** The areas that cost more than their budget, the dearest for each row first. */
export const aboveBudget = (costs: readonly AreaCost[]): AreaCost[] =>
  costs
    .filter(({ seconds, rows }) => seconds > rows * budget)
    .toSorted((a, b) => b.seconds / b.rows - a.seconds / a.rows);
