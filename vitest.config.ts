import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { compileTexts } from './apps/web/build/compile-texts.ts';

/** A bound for hangs, generous because the machine that runs the tests may be busy; milliseconds. */
const testTimeout = 120_000;

/** `expect.poll` waits as long as there is hope, for the same reason; milliseconds. */
const poll = { poll: { timeout: 45_000 } };

/** The cases of property tests; it imports fast-check, so that projects without such tests do without it. */
const fixedSeed = resolve(import.meta.dirname, 'packages/domain/src/testing/fixed-seed.ts');

const patience = resolve(import.meta.dirname, 'packages/ui/src/testing/patience.ts');

/** What runs in Node keeps nothing in its modules, so that files can share a process; whoever adds such a thing will see tests fail. */
const isolate = false;

/**
 * How random runs go: the same each time, so that a law that is broken is found at once, and not by whoever comes by later.
 * `pnpm sweep` has more of them, from a seed of its own.
 */
const randomRuns = {
  seed: Number(process.env.RUNS_SEED ?? 20_261_122),
  times: Number(process.env.RUNS_TIMES ?? 1),
};

/** Test files of the web app that replace a module with `vi.mock`: whoever shares their process would get it as well. */
const replacesModules = 'src/**/*.isolated.test.{ts,tsx}';

const node = ['domain', 'themes', 'api', 'pdf'].map((name) => ({ name, root: `packages/${name}` }));

export default defineConfig({
  test: {
    // Vitest leaves a core to the one who waits; `npm test` has two, and nobody waits at them.
    maxWorkers: 2,
    // The first test of a screen waits in a hook until its server has started.
    hookTimeout: testTimeout,
    projects: [
      ...[
        ...node,
        { name: 'native-shell', root: 'apps/native-shell' },
        // Its tests have a real PostgreSQL beside the one in process.
        {
          name: 'sandbox',
          root: 'apps/sandbox',
          globalSetup: [resolve(import.meta.dirname, 'apps/sandbox/src/testing/postgres/setup.ts')],
        },
      ].map((project) => ({
        test: {
          ...project,
          provide: { randomRuns },
          setupFiles: [fixedSeed],
          testTimeout,
          expect: poll,
          isolate,
          environment: 'node' as const,
          include: ['src/**/*.test.ts'],
        },
      })),
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'ui',
          root: 'packages/ui',
          // One jsdom and one set of libraries per worker, with globals of its own for every file: five times as fast as a process each.
          pool: 'vmThreads' as const,
          setupFiles: [patience],
          testTimeout,
          expect: poll,
          environment: 'jsdom' as const,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        },
      },
      // What the web app's tests want more of Node than such a context has: encryption, for one. Files share a page instead;
      // whatever replaces a module has a page, and a process, of its own.
      ...[
        {
          name: 'web',
          isolate,
          include: ['{src,build}/**/*.test.ts', 'src/**/*.test.tsx'],
          exclude: [replacesModules],
        },
        { name: 'web-isolated', isolate: true, include: [replacesModules], exclude: [] },
      ].map((project) => ({
        plugins: [vanillaExtractPlugin(), compileTexts()],
        test: {
          ...project,
          root: 'apps/web',
          pool: 'forks' as const,
          provide: { randomRuns },
          globalSetup: [resolve(import.meta.dirname, 'apps/web/src/testing/sandbox/broker.ts')],
          setupFiles: [
            fixedSeed,
            patience,
            resolve(import.meta.dirname, 'apps/web/src/testing/fresh-page.ts'),
          ],
          testTimeout,
          expect: poll,
          environment: 'jsdom' as const,
        },
      })),
      {
        test: {
          name: 'storybook',
          root: '.storybook',
          testTimeout,
          expect: poll,
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
          expect: poll,
          isolate,
          environment: 'node' as const,
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
});
