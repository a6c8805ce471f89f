import {
  type CheckName,
  checkNames,
  type Outcome,
  type PartStatus,
} from '../../.storybook/pages/status/status-data.ts';

/** What one story showed. */
export interface Visit {
  readonly id: string;
  /** Where it stands: `Components/Button` or `Components/Button/States`. */
  readonly title: string;
  readonly name: string;
  /** The folder that its file lies in: `text-field`. */
  readonly folder: string;
  /** Whether its steps use the keyboard. */
  readonly isWalked: boolean;
  /** What went wrong in its steps; undefined where they passed. */
  readonly error: string | undefined;
  /** What the sweeps found, as they say it. */
  readonly swept: string;
  /** What the second engine is sure of; undefined where it was not asked. */
  readonly engine: readonly string[] | undefined;
}

/** What the unit tests showed of one part's transcripts. */
export interface Transcripts {
  readonly made: number;
  readonly failed: readonly string[];
}

const prefixes: readonly [start: RegExp, check: CheckName][] = [
  [/^text at 200 %: /, 'large'],
  [/^widely set text: /, 'spacing'],
  [/^(320 px|as drawn): /, 'narrow'],
  [/^forced colours: /, 'forced'],
  [/^(\S+) (light|dark): /, 'axe'],
];

/** A problem that the sweeps named, with the check it belongs to. */
export interface Named {
  readonly check: CheckName;
  /** The brand it shows up in; only axe looks at each. */
  readonly brand: string | undefined;
  readonly line: string;
}

/** Reads what the sweeps say: each problem begins a line with the setting it shows up in; what belongs to it is set in below. */
export function readSwept(text: string): Named[] {
  return text.split('\n').flatMap((line, index, lines) => {
    const found = prefixes.find(([start]) => start.test(line));
    if (!found) return [];
    const brand = found[1] === 'axe' ? found[0].exec(line)?.[1] : undefined;
    const where = lines[index + 1]?.startsWith(' ') ? lines[index + 1]?.trim() : undefined;
    return [{ check: found[1], brand, line: where ? `${line} ${where}` : line }];
  });
}

const partOf = (title: string): string => title.split('/').slice(0, 2).join('/');

/** Brings what the stories showed together, part by part; `transcripts` tells what the tests of a folder showed. */
export function tally(
  visits: readonly Visit[],
  brands: readonly string[],
  madeAt: string,
  transcripts: (folder: string) => Transcripts,
): PartStatus[] {
  const titles = [...new Set(visits.map(({ title }) => partOf(title)))].toSorted();
  return titles.flatMap((title) => {
    const own = visits.filter((visit) => partOf(visit.title) === title);
    const [first] = own;
    if (!first) return [];
    const named = own.flatMap((visit) =>
      readSwept(visit.swept).map((problem) => ({ ...problem, line: `${visit.name}: ${problem.line}` })),
    );
    const of = (check: CheckName): Outcome => ({
      made: own.length,
      problems: named.filter((problem) => problem.check === check).map(({ line }) => line),
    });
    const broken = (visit: Visit) => (visit.error === undefined ? [] : [`${visit.name}: ${visit.error}`]);
    const walked = own.filter(({ isWalked }) => isWalked);
    const { made, failed } = transcripts(first.folder);
    const others = {
      engine: {
        made: own.filter(({ engine }) => engine !== undefined).length,
        problems: own.flatMap(({ name, engine = [] }) => engine.map((problem) => `${name}: ${problem}`)),
      },
      play: { made: own.length, problems: own.flatMap(broken) },
      keyboard: { made: walked.length, problems: walked.flatMap(broken) },
      transcript: { made, problems: failed },
    } as const satisfies Partial<Record<CheckName, Outcome>>;
    const checks = Object.fromEntries(
      checkNames.map((name) => [name, name in others ? others[name as keyof typeof others] : of(name)]),
    ) as Record<CheckName, Outcome>;
    const byBrand = brands.map((brand): [string, Outcome] => [
      brand,
      {
        made: own.length,
        problems: named.filter((problem) => problem.brand === brand).map(({ line }) => line),
      },
    ]);
    return [{ title, storyId: first.id, madeAt, checks, brands: Object.fromEntries(byBrand) }];
  });
}
