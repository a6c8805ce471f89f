import { getJestConfig } from '@storybook/test-runner';

const defaults = getJestConfig();
const environment = defaults.testEnvironmentOptions['jest-playwright'];

/** The test runner's own Jest settings, with the browser that `npm test` found (scripts/lib/browser.mjs). */
export default {
  ...defaults,
  testTimeout: 90_000,
  maxWorkers: 2,
  testEnvironmentOptions: {
    ...defaults.testEnvironmentOptions,
    'jest-playwright': {
      ...environment,
      contexts: [{ viewport: { width: 390, height: 844 }, hasTouch: false, reducedMotion: 'reduce' }],
      launchOptions: {
        ...environment?.launchOptions,
        executablePath: process.env.CHROMIUM_PATH,
        args: (process.env.CHROMIUM_FLAGS ?? '').split(' ').filter(Boolean),
      },
    },
  },
};
