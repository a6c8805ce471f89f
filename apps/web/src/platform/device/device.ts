import type { Capability, Joined, Peer, ShellFacts } from '@dayfare/api/bridge';
import { type Cell, cell } from '../state/cell.ts';
import { browserModeKey } from './native.ts';

/** The device below the page, through the shell around it: a native app, or a page that has the app in a frame. */
export interface Device extends Pick<Peer<'page'>, 'ask' | 'tell'> {
  /** What the shell has said at the handshake. Null in a browser, and until then. */
  readonly shell: Cell<ShellFacts | null>;
  /** Whether the shell can do something. What it cannot is hidden, or done the web's own way. */
  readonly can: (capability: Capability) => boolean;
  /** Whether the native app is in the background. */
  readonly isInBackground: Cell<boolean>;
  /** The page has shaken hands with a shell. */
  readonly join: (joined: Joined) => void;
}

/** Makes the device of a page, which is in a browser until it has joined a shell. In a browser nobody hears what is told, and asking rejects. */
export function createDevice(tab: Storage): Device {
  const shell = cell<ShellFacts | null>(null);
  let peer: Peer<'page'> | undefined;
  return {
    shell,
    can: (capability) =>
      tab.getItem(browserModeKey) !== 'true' && (shell.get()?.capabilities.includes(capability) ?? false),
    ask: (...asked) =>
      peer ? peer.ask(...asked) : Promise.reject(new Error('No shell is around this page: ask `can` first.')),
    tell: (...told) => peer?.tell(...told),
    isInBackground: cell(false),
    join: (joined) => {
      peer = joined.peer;
      shell.set(joined.shell);
    },
  };
}
