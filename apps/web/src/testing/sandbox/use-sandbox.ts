import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, inject, vi } from 'vitest';
import { fetchDuring, fetchOfThisFile, type Lifetime } from '../test-file.ts';
import { type Browser, createBrowser, type Screen, type ScreenParts } from './browser.tsx';
import { createNetwork, type Network } from './network.ts';
import { type Steering, steeringOf } from './steering.ts';

/** A bound for hangs: the first test of a worker waits until its server has started, as long as a busy machine takes. */
const startedWithinMs = 200_000;

/** Return value of `useSandbox`. */
export interface SandboxOfFile {
  /** Steers the server. Before each test everything is as at the start. */
  readonly sandbox: Steering;
  /** The network of the test's browser. */
  readonly network: Network;
  /** What all tabs of the test's browser share. */
  readonly local: Storage;
  /** Opens the app at a path, in a tab of the test's browser. */
  readonly open: (path: string, parts?: ScreenParts) => Promise<Screen>;
  /** Another browser, as on another device. */
  readonly otherBrowser: () => Browser;
}

/**
 * For a test file of screens: the app in jsdom against the real server, which has the seeded people. A test costs a tenth of a journey; what needs a real
 * browser (layout, the security policy, the service worker, other origins) stays a journey.
 */
export function useSandbox(): SandboxOfFile {
  let steering: Steering | undefined;
  let browser: Browser | undefined;
  const given = <Value>(value: Value | undefined): Value => {
    if (!value) throw new Error('The sandbox can be used in tests and in beforeEach.');
    return value;
  };
  // An answer that a test no longer waits for, such as that its person is signed out by now, would empty the next test's databases.
  let test: Lifetime = { isOver: true };
  const newBrowser = () =>
    createBrowser(createNetwork(given(steering).origin, fetchDuring(test, fetchOfThisFile())));
  beforeAll(async () => {
    window.scrollTo = vi.fn();
    const answer = await fetch(`${inject('sandboxBroker')}/?worker=${process.env.VITEST_POOL_ID}`);
    if (!answer.ok) throw new Error(await answer.text());
    steering = steeringOf(await answer.text());
  }, startedWithinMs);
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await given(steering).reset();
    test = { isOver: false };
    browser = newBrowser();
  });
  afterEach(() => {
    cleanup();
    test.isOver = true;
  });
  return {
    get sandbox() {
      return given(steering);
    },
    get network() {
      return given(browser).network;
    },
    get local() {
      return given(browser).local;
    },
    open: (path, parts) => given(browser).open(path, parts),
    otherBrowser: newBrowser,
  };
}
