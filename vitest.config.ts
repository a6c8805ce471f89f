import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A bound for hangs, generous because the machine that runs the tests may be busy; milliseconds. */
const testTimeout = 60_000;

/** What runs in Node keeps nothing in its modules, so that files can share a process; whoever adds such a thing will see tests fail. */
const isolate = false;

/**
 * How the random runs of money go: the same each time, so that a law that is broken is found at once, and not by whoever comes by later.
 * `pnpm sweep` has more of them, from a seed of its own.
 */
const randomRuns = {
  seed: Number(process.env.RUNS_SEED ?? 20_261_122),
  times: Number(process.env.RUNS_TIMES ?? 1),
};

const node = ['domain', 'themes', 'api'].map((name) => ({ name, root: `packages/${name}` }));

export default defineConfig({
  test: {
    // Vitest leaves a core to the one who waits; `npm test` has two, and nobody waits at them.
    maxWorkers: 2,
    projects: [
      ...[
        ...node,
        // Its tests have a real PostgreSQL beside the one in process.
        {
          name: 'sandbox',
          root: 'apps/sandbox',
          provide: { randomRuns },
          globalSetup: [resolve(import.meta.dirname, 'apps/sandbox/src/testing/postgres/setup.ts')],
        },
      ].map((project) => ({
        test: {
          ...project,
          testTimeout,
          isolate,
          environment: 'node' as const,
          include: ['src/**/*.test.ts'],
        },
      })),
      ...[
        // One jsdom and one set of libraries per worker, with globals of its own for every file: five times as fast as a process each.
        { name: 'ui', root: 'packages/ui', pool: 'vmThreads' as const, setupFiles: [] },
        // What these test want more of Node than such a context has: encryption, for one.
        {
          name: 'web',
          root: 'apps/web',
          pool: 'forks' as const,
          setupFiles: [resolve(import.meta.dirname, 'apps/web/src/testing/patience.ts')],
        },
      ].map(({ name, root, pool, setupFiles }) => ({
        plugins: [vanillaExtractPlugin()],
        test: {
          name,
          root,
          pool,
          provide: { randomRuns },
          setupFiles,
          testTimeout,
          environment: 'jsdom' as const,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        },
      })),
      {
        test: {
          name: 'storybook',
          root: '.storybook',
          testTimeout,
          isolate,
          environment: 'node' as const,
          include: ['**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          testTimeout,
          isolate,
          environment: 'node' as const,
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
});
