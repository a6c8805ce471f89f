import { type Cover, coverOf } from '@dayfare/native-shell/cover';
import { createShell } from '@dayfare/native-shell/create-shell';
import type { Shell } from '@dayfare/native-shell/shell';
import { type FakeDevice, type FakePhone, fakeDevice } from '@dayfare/native-shell/testing/fake-device';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Hands a text to the native app, from any frame. */
    toNativeApp: (text: string) => Promise<void>;
  }
}

/** The native app's own logic around a page, on a phone that nobody holds. */
export interface NativeApp extends FakeDevice {
  readonly shell: Shell;
  /** What is on the screen in the page's place. */
  readonly cover: () => Cover;
  /** What messages of the page or of others were dropped for. */
  readonly dropped: readonly string[];
  /** Waits for what the page does when the view loads an address; gives false where the view couldn't. */
  readonly load: (path: string) => Promise<boolean>;
}

// From NSURLError.h: what a view says when there is no network.
const notConnected = -1009;

/** Puts the native app around a page. It runs outside the page, as on a phone, and outlives each page that it loads. */
export async function openNativeApp(
  page: Page,
  origin: string,
  phone: Partial<FakePhone> = {},
): Promise<NativeApp> {
  // Nobody is offered to unlock by face who has not come for that.
  const fake = fakeDevice({ stored: { biometrics: 'never' }, ...phone });
  const dropped: string[] = [];
  const load = (go: () => Promise<unknown>) =>
    go().then(
      () => true,
      () => {
        shell.loadFailed(notConnected);
        return false;
      },
    );
  const shell = createShell({
    device: fake.device,
    settings: { origin, linkHosts: [new URL(origin).host], inAppUrls: [], outAppUrls: [] },
    onDropped: (name) => dropped.push(name),
    view: {
      // A page that is just going takes nothing more.
      run: (script) => void page.evaluate(script).catch(() => undefined),
      reload: () => void load(() => page.reload()),
      goBack: () => void page.goBack(),
    },
  });
  await page.exposeBinding('toNativeApp', ({ frame }, text: string) => shell.heard(text, frame.url()));
  await page.addInitScript(() => {
    Object.assign(window, {
      ReactNativeWebView: { postMessage: (text: string) => void window.toNativeApp(text) },
    });
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) shell.moved(frame.url());
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) shell.loadStarted();
  });
  page.on('load', () => shell.loadEnded());
  await shell.start();
  return {
    ...fake,
    shell,
    dropped,
    cover: () => coverOf(shell.state.get()),
    load: (path) => load(() => page.goto(`${origin}${path}`)),
  };
}
