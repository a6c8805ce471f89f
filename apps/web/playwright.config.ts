import { defineConfig, devices } from '@playwright/test';

const { CHROMIUM_PATH, CHROMIUM_FLAGS = '', TRACE } = process.env;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/servers.ts',
  outputDir: '../../test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  // More than the two cores that `npm test` counts on, because a journey waits for a third of its time. Nothing else runs
  // beside them.
  workers: 3,
  // What fails is run again alone, after everything else (docs/decisions/0098-failed-tests-are-run-again-alone.md).
  retries: 0,
  timeout: 120_000,
  // A bound for hangs, as the one above: a busy machine takes its time.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    // Pages that slide in would have every click wait; frame.phone.spec.ts turns motion on.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'America/New_York',
    // The app must work the same without its worker, and requests that a worker sends cannot be watched; offline-page.phone.spec.ts has it.
    serviceWorkers: 'block',
    // A trace doubles the time of every journey: TRACE=1 asks for one when something fails.
    trace: TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
      args: CHROMIUM_FLAGS.split(' ').filter(Boolean),
    },
  },
  projects: [
    {
      name: 'phone',
      // One pixel of the screen for each of CSS: a browser without a graphics card paints seven times as many for a Pixel 7, and nobody looks.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 1,
        hasTouch: true,
        isMobile: true,
      },
    },
    // What no width can change is in a `*.phone.spec.ts`, and runs on the phone alone.
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 } },
    },
  ],
});
