import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** How random runs go: their seed, and how many times as many as usual there are. */
    randomRuns: { readonly seed: number; readonly times: number };
  }
}
