import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A bound for hangs, generous because the machine that runs the tests may be busy; milliseconds. */
const testTimeout = 60_000;

/** What runs in Node keeps nothing in its modules, so that files can share a process; whoever adds such a thing will see tests fail. */
const isolate = false;

const node = ['domain', 'themes', 'api'].map((name) => ({ name, root: `packages/${name}` }));

const webSetup = ['patience.ts', 'empty-page.ts'].map((file) =>
  resolve(import.meta.dirname, 'apps/web/src/testing', file),
);

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
      {
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'ui',
          root: 'packages/ui',
          // One jsdom and one set of libraries per worker, with globals of its own for every file: five times as fast as a process each.
          pool: 'vmThreads',
          testTimeout,
          environment: 'jsdom',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        },
      },
      // To make a page costs more than most tests do: a `.test.ts` that needs one says so in its first line.
      ...[
        { name: 'web', environment: 'jsdom' as const, include: ['src/**/*.test.tsx'] },
        { name: 'web-plain', environment: 'node' as const, include: ['src/**/*.test.ts'] },
      ].map((project) => ({
        plugins: [vanillaExtractPlugin()],
        test: {
          ...project,
          root: 'apps/web',
          // These tests want more of Node than `vmThreads` has: encryption, for one. They share a process and its modules instead.
          pool: 'forks' as const,
          isolate,
          setupFiles: webSetup,
          testTimeout,
        },
      })),
      {
        test: {
          name: 'storybook',
          root: '.storybook/pages',
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
