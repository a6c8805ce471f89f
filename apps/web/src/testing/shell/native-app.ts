import { createContext, runInContext } from 'node:vm';
import { findChannel } from '@dayfare/api/bridge';
import type { ShellWindow } from '@dayfare/api/bridge/postbox';
import { type Cover, coverOf } from '@dayfare/native-shell/cover';
import { createShell } from '@dayfare/native-shell/create-shell';
import type { Shell } from '@dayfare/native-shell/shell';
import { type FakeDevice, type FakePhone, fakeDevice } from '@dayfare/native-shell/testing/fake-device';
import { onePageAfterAnother, type ShellAround } from './shell-around.ts';

/** What a person and a phone do that are not the usual ones. */
export type PhoneOfTest = Partial<FakePhone>;

/** The native app's own logic around the pages of a test's tab, on a simulated phone. */
export interface NativeApp extends FakeDevice, ShellAround {
  readonly shell: Shell;
  /** What is on the screen in the page's place. */
  readonly cover: () => Cover;
}

/** Creates the native app, which outlives each page that it loads. */
export async function nativeApp(
  phone: PhoneOfTest | undefined,
  untilTestEnds: AbortSignal,
): Promise<NativeApp> {
  const { host, origin } = window.location;
  // The offer to unlock by face is off unless a test asks for it.
  const fake = fakeDevice({ stored: { biometrics: 'never' }, ...phone });
  let view: object | undefined;
  const shell = createShell({
    device: fake.device,
    settings: { origin, linkHosts: [host], inAppUrls: [], outAppUrls: [] },
    view: {
      run: (script) => view && void runInContext(script, view),
      reload: () => undefined,
      goBack: () => undefined,
    },
  });
  await shell.start();
  const around = onePageAfterAnother(() => {
    shell.loadStarted();
    const page = { ReactNativeWebView: { postMessage: (text: string) => shell.heard(text, origin) } };
    const opened = Object.assign(page, { parent: page }) as unknown as Window & ShellWindow;
    const channel = findChannel(opened, []);
    view = createContext({ window: opened });
    if (!channel) throw new Error('The page finds no way to the native app.');
    shell.loadEnded();
    return channel;
  }, untilTestEnds);
  untilTestEnds.addEventListener('abort', shell.stop);
  return { ...fake, ...around, shell, cover: () => coverOf(shell.state.get()) };
}
