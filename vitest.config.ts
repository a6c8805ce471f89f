import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** A bound for hangs, generous because the machine that runs the tests may be busy; milliseconds. */
const testTimeout = 60_000;

const node = ['domain', 'themes', 'api'].map((name) => ({ name, root: `packages/${name}` }));

export default defineConfig({
  test: {
    projects: [
      ...[...node, { name: 'sandbox', root: 'apps/sandbox' }].map(({ name, root }) => ({
        test: { name, root, testTimeout, environment: 'node' as const, include: ['src/**/*.test.ts'] },
      })),
      ...[
        { name: 'ui', root: 'packages/ui' },
        { name: 'web', root: 'apps/web' },
      ].map(({ name, root }) => ({
        plugins: [vanillaExtractPlugin()],
        test: {
          name,
          root,
          testTimeout,
          environment: 'jsdom' as const,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
        },
      })),
      {
        test: {
          name: 'desk',
          root: '.storybook/desk',
          testTimeout,
          environment: 'node' as const,
          include: ['**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          root: 'scripts',
          testTimeout,
          environment: 'node' as const,
          include: ['**/*.test.ts'],
        },
      },
    ],
  },
});
