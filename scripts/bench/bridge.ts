import { createShell } from '@dayfare/native-shell/create-shell';
import { fakeDevice } from '@dayfare/native-shell/testing/fake-device';
import { chromium, type LaunchOptions } from 'playwright';
import { connectionGuards } from '../../packages/api/src/bridge/connection-guards.ts';
import { createPeer } from '../../packages/api/src/bridge/create-peer.ts';
import { notes } from '../../packages/api/src/bridge/document/notes.ts';
import type { Envelope } from '../../packages/api/src/bridge/envelope.ts';
import type { OpenPeer } from '../../packages/api/src/bridge/peer.ts';
import { startProduct } from './product.ts';

const seconds = 2;
const starts = 5;
const [pageNonce, shellNonce] = ['p'.repeat(43), 's'.repeat(43)];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Requests with their answers per second, one after the other, both ends in this process. Only the limit of messages per second is off. */
async function roundTrips(): Promise<number> {
  const guards = connectionGuards.filter(({ name }) => name !== 'rate');
  const hand = (to: () => OpenPeer<'page' | 'shell'>) => (text: string) =>
    to().receive({ message: JSON.parse(text) as Extract<Envelope, { kind: 'answer' }>, length: text.length });
  const shell: OpenPeer<'shell'> = createPeer({
    ...{ side: 'shell', ownNonce: shellNonce, otherNonce: pageNonce, guards },
    post: hand(() => page),
    handlers: { 'device.info': () => notes['device.info'].result },
  });
  const page: OpenPeer<'page'> = createPeer({
    ...{ side: 'page', ownNonce: pageNonce, otherNonce: shellNonce, guards, handlers: {} },
    post: hand(() => shell),
  });
  const start = performance.now();
  let made = 0;
  for (; performance.now() - start < seconds * 1_000; made += 1) await page.peer.ask('device.info', {});
  return made / ((performance.now() - start) / 1_000);
}

/** How long the login takes in the native app, ms from the page's greeting: until it has joined, and until the splash goes. */
async function timesOfStart(url: string, browser: LaunchOptions): Promise<readonly [number, number]> {
  const opened = await chromium.launch(browser);
  try {
    const page = await opened.newPage({ viewport: { width: 390, height: 844 } });
    const at = new Map<string, number>();
    const shell = createShell({
      device: fakeDevice().device,
      settings: { origin: url, linkHosts: [new URL(url).host], inAppUrls: [], outAppUrls: [] },
      view: { run: (script) => void page.evaluate(script), reload: () => undefined, goBack: () => undefined },
    });
    await page.exposeBinding('toNativeApp', ({ frame }, text: string) => {
      const { kind, name = kind } = JSON.parse(text) as { readonly kind: string; readonly name?: string };
      at.set(name, performance.now());
      shell.heard(text, frame.url());
    });
    await page.addInitScript(
      'window.ReactNativeWebView = { postMessage: (text) => void window.toNativeApp(text) };',
    );
    await page.goto(`${url}/welcome/login`);
    const shown = new Promise<number>((resolve) => {
      const look = () => shell.state.get().waitsFor === null && resolve(performance.now());
      shell.state.subscribe(look);
      look();
    });
    const until = await shown;
    const greeted = at.get('hello') ?? Number.NaN;
    return [(at.get('page.joined') ?? Number.NaN) - greeted, until - greeted];
  } finally {
    await opened.close();
  }
}

/** How fast the bridge is: round trips per second, and the start of the page inside the native app. */
export async function bridge(browser: LaunchOptions): Promise<void> {
  console.log(`${Math.round(await roundTrips()).toLocaleString('en-US')} round trips per second`);
  const product = await startProduct();
  try {
    const times: (readonly [number, number])[] = [];
    for (let start = 0; start < starts; start += 1) times.push(await timesOfStart(product.url, browser));
    const [joined, shown] = [0, 1].map((at) => median(times.map((one) => one[at] ?? Number.NaN)));
    console.log(`${joined?.toFixed(0)} ms from the greeting until page and shell have joined`);
    console.log(`${shown?.toFixed(0)} ms until the splash goes, of which 200 ms are the documents' wait`);
  } finally {
    await product.stop();
  }
}
