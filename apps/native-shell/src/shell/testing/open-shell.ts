import { type Handlers, joinShell, type Peer, type ShellFacts } from '@dayfare/api/bridge';
import { createShell } from '../create-shell.ts';
import type { ShellSettings } from '../settings.ts';
import type { Shell } from '../shell.ts';
import { type FakeDevice, type FakePhone, fakeDevice } from './fake-device.ts';

/** What a test's shell is made for. */
export const settings: ShellSettings = {
  origin: 'https://pay.example',
  linkHosts: ['pay.example'],
  inAppUrls: ['https://bank.example/link'],
  outAppUrls: ['https://pay.example/legal'],
};

/** A page that has joined. */
export interface JoinedPage {
  readonly peer: Peer<'page'>;
  readonly facts: ShellFacts;
}

/** A shell without a phone, and the page that it shows. */
export interface OpenShell extends FakeDevice {
  readonly shell: Shell;
  readonly dropped: string[];
  /** What the view was told to do. */
  readonly viewed: string[];
  /** Hears what the shell says to its page. Returns the way to stop that. */
  readonly listen: (receive: (text: string) => void) => () => void;
  /** A page is loaded and shakes hands. */
  readonly join: (handlers?: Handlers<'page'>) => Promise<JoinedPage>;
}

/** Opens a shell whose page is a test's. Timers are the test's own. */
export function openShell(phone: Partial<FakePhone> = {}, own: Partial<ShellSettings> = {}): OpenShell {
  const fake = fakeDevice(phone);
  const dropped: string[] = [];
  const viewed: string[] = [];
  const receivers = new Set<(text: string) => void>();
  // What the script would do in a page.
  const scope = {
    dayfareBridge: {
      receive: (text: string) => {
        for (const receive of receivers) receive(text);
      },
    },
  };
  const listen = (receive: (text: string) => void) => {
    receivers.add(receive);
    return () => receivers.delete(receive);
  };
  const shell = createShell({
    device: fake.device,
    settings: { ...settings, ...own },
    onDropped: (name) => dropped.push(name),
    view: {
      run: (script) => new Function('window', script)(scope),
      reload: () => void viewed.push('reload'),
      goBack: () => void viewed.push('go back'),
    },
  });
  return {
    ...fake,
    shell,
    dropped,
    viewed,
    listen,
    join: async (handlers = {}) => {
      receivers.clear();
      const joined = await joinShell({
        handlers,
        channel: {
          origins: ['shell'],
          post: (text) => shell.heard(text, `${settings.origin}/ewa/home`),
          listen: (listener) =>
            listen((text) => listener({ text, sender: { origin: 'shell', isOtherEnd: true } })),
        },
      });
      if (!joined) throw new Error('The shell did not answer the page.');
      return { peer: joined.peer, facts: joined.shell };
    },
  };
}
