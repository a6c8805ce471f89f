/** The part that we read of a report in the common format of mutation testing. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

/** How the mutants of an area fared. */
export interface MutantTally {
  /** Found by a test that failed, or by one that never ended. */
  readonly found: number;
  /** Changed the code, and no test noticed. */
  readonly survived: number;
  /** Could not even be loaded; they say nothing about the tests and don't count. */
  readonly broken: number;
  /** Per cent of those that count; 0 when none does. */
  readonly score: number;
}

const verdicts: Readonly<Record<string, 'found' | 'survived' | 'broken'>> = {
  Killed: 'found',
  Timeout: 'found',
  Survived: 'survived',
  NoCoverage: 'survived',
  RuntimeError: 'broken',
  CompileError: 'broken',
};

/** Counts a report. Mutants that were ignored on purpose don't count. */
export function tally({ files }: MutationReport): MutantTally {
  const count = { found: 0, survived: 0, broken: 0 };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) {
      const verdict = verdicts[status];
      if (verdict) count[verdict] += 1;
    }
  }
  const counted = count.found + count.survived;
  return { ...count, score: counted === 0 ? 0 : (100 * count.found) / counted };
}

/** A line of the table. */
export function tallyLine(area: string, { found, survived, broken, score }: MutantTally): string {
  const aside = broken === 0 ? '' : `, ${broken} could not be loaded`;
  return `${area.padEnd(12)} ${score.toFixed(1).padStart(5)} %  ${found} found, ${survived} survived${aside}`;
}
