import type { Channel } from './channel.ts';
import { type Postbox, postboxOf, type ShellWindow } from './postbox.ts';
import type { Arrival } from './read-message.ts';

/** Stands for the owner of the view, who has no origin. */
export const shellOrigin = 'shell';

type Receive = (arrival: Arrival) => void;

function viewChannel(view: Window & ShellWindow, postbox: Postbox): Channel {
  const listeners = new Set<Receive>();
  const sender = { origin: shellOrigin, isOtherEnd: true };
  const receive = (text: string) => {
    for (const listener of listeners) listener({ text, sender });
  };
  // Not writable: a replacement could read what the shell says.
  Object.defineProperty(view, 'dayfareBridge', { value: Object.freeze({ receive }) });
  return {
    post: (text) => postbox.postMessage(text),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    origins: [shellOrigin],
  };
}

function frameChannel(view: Window, origins: readonly string[]): Channel {
  // Firefox does not reveal the ancestors: the browser drops messages for a different origin.
  const above = view.location.ancestorOrigins?.[0];
  const targets = above === undefined ? origins : origins.filter((origin) => origin === above);
  return {
    post: (text) => {
      for (const origin of targets) view.parent.postMessage(text, origin);
    },
    listen: (listener) => {
      const receive = ({ data, origin, source }: MessageEvent) =>
        listener({ text: data, sender: { origin, isOtherEnd: source === view.parent } });
      view.addEventListener('message', receive);
      return () => view.removeEventListener('message', receive);
    },
    origins,
  };
}

/**
 * Returns the channel to the shell around a page: the app whose view shows it, or a page of `parentOrigins` that has it in a frame. Null
 * in a browser. Call it once per page.
 */
export function findChannel(view: Window & ShellWindow, parentOrigins: readonly string[]): Channel | null {
  if (view.parent !== view) return parentOrigins.length > 0 ? frameChannel(view, parentOrigins) : null;
  const postbox = postboxOf(view);
  return postbox ? viewChannel(view, postbox) : null;
}
