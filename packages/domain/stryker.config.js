/** The area that is mutated; `scripts/mutants.ts` sets it. */
const area = process.env.MUTANTS_AREA ?? '*';

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutants.config.ts' },
  coverageAnalysis: 'perTest',
  mutate: [`src/${area}/**/*.ts`, '!src/**/*.test.ts', '!src/**/*.fixtures.ts', '!src/**/index.ts'],
  concurrency: 1,
  // Stryker rewrites a tsconfig.json through the compiler's old API, which TypeScript 7 no longer has; the tests need none.
  tsconfigFile: 'none.json',
  ignorePatterns: ['tsconfig.json'],
  // A loop that a mutant made endless is found in seconds even on a busy machine.
  timeoutMS: 10_000,
  // Beside the reports that git ignores, so that no other tool reads the copies as source.
  tempDirName: '../../.reports/mutants-tmp',
  reporters: ['json', 'clear-text'],
  jsonReporter: { fileName: `../../.reports/mutants/${area}.json` },
  clearTextReporter: {
    allowColor: false,
    allowEmojis: false,
    logTests: false,
    reportTests: false,
    reportScoreTable: false,
  },
  allowEmpty: false,
};
