import type { Capability, Joined, Peer, ShellFacts } from '@dayfare/api/bridge';
import { type Cell, cell } from '../state/cell.ts';
import { browserModeKey } from './native.ts';

/** The device the page runs on, through the shell around it: a native app, or a page with the app in a frame. */
export interface Device extends Pick<Peer<'page'>, 'ask' | 'tell' | 'on'> {
  /** What the shell reported in the handshake; null in a browser, and until then. */
  readonly shell: Cell<ShellFacts | null>;
  /** Whether the shell supports something. Anything else is hidden, or done the web's way. */
  readonly can: (capability: Capability) => boolean;
  /** Whether the native app is in the background. */
  readonly isInBackground: Cell<boolean>;
  /** Connects to a shell after the handshake. */
  readonly join: (joined: Joined) => void;
}

/** Creates a page's device, which is a browser until it joins a shell. In a browser, `tell` does nothing, nothing comes to `on`, and `ask` rejects. */
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
    on: (...listened) => peer?.on(...listened) ?? (() => undefined),
    isInBackground: cell(false),
    join: (joined) => {
      peer = joined.peer;
      shell.set(joined.shell);
    },
  };
}
