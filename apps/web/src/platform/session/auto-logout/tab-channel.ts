import { isKept } from '../kept-page.ts';

/** How tabs tell each other about activity. */
export interface TabChannel {
  /** Reports activity in this tab. */
  readonly tellAlive: () => void;
  /** Calls `listener` on activity in another tab. */
  readonly onAlive: (listener: () => void) => void;
  readonly close: () => void;
}

const alive = 'alive';

/**
 * Opens a session's channel. Without BroadcastChannel each tab counts for itself. A page that is kept for Back is not connected: the first
 * message would have the browser drop it.
 */
export function openTabChannel(sessionId: string): TabChannel {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | null = null;
  const connect = () => {
    channel?.close();
    channel = null;
    if (isKept.get() || !('BroadcastChannel' in globalThis)) return;
    channel = new BroadcastChannel(`presence ${sessionId}`);
    channel.addEventListener('message', ({ data }) => {
      if (data === alive) for (const listener of listeners) listener();
    });
  };
  connect();
  const stopFollowing = isKept.subscribe(connect);
  return {
    tellAlive: () => channel?.postMessage(alive),
    onAlive: (listener) => void listeners.add(listener),
    close: () => {
      stopFollowing();
      channel?.close();
    },
  };
}
