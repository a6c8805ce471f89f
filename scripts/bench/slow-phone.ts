import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { watchPage } from './watch-page.ts';

/** A cheap phone on a busy mobile network: 1.6 Mbit/s down, 0.75 up, 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const usualNetwork = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
/** How many times slower its processor is. */
const cpuRate = 4;

/** A phone whose slowness can be turned on and off. */
export interface SlowPhone {
  readonly page: Page;
  /** Slows processor and network; `onlyCpu` leaves the network as it is. */
  readonly slowDown: (how?: 'onlyCpu') => Promise<void>;
  readonly speedUp: () => Promise<void>;
  /** Forgets every file, also those that a service worker keeps; storage and cookies stay. */
  readonly forgetFiles: (origin: string) => Promise<void>;
  /** What the page's main thread has worked since the page was gone to, ms; four times as long as on a fast phone. */
  readonly processorMs: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A new phone with nothing kept; its pages note their own times. Paths are those of `baseURL`. */
export async function slowPhone(browser: Browser, baseURL?: string): Promise<SlowPhone> {
  const context: BrowserContext = await browser.newContext({
    ...{ viewport: { width: 390, height: 844 }, ...(baseURL && { baseURL }) },
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const devtools: CDPSession = await context.newCDPSession(page);
  await devtools.send('Performance.enable');
  const set = async (conditions: typeof network, rate: number) => {
    await devtools.send('Network.emulateNetworkConditions', conditions);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  };
  return {
    page,
    slowDown: (how) => set(how === 'onlyCpu' ? usualNetwork : network, cpuRate),
    speedUp: () => set(usualNetwork, 1),
    forgetFiles: async (origin) => {
      await devtools.send('Network.clearBrowserCache');
      await devtools.send('Storage.clearDataForOrigin', {
        origin,
        storageTypes: 'service_workers,cache_storage',
      });
    },
    processorMs: async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
    },
    close: () => context.close(),
  };
}
