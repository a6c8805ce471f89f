import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How random runs go: their seed, and how many times the usual number of them there are. */
    readonly randomRuns: { readonly seed: number; readonly times: number };
  }
}

const usualRuns = 100;
const { seed, times } = inject('randomRuns');

// Setup file of Vitest: property tests have the same cases in each run, so that a broken property fails for the change that broke it.
fc.configureGlobal({ seed, numRuns: usualRuns * times });
