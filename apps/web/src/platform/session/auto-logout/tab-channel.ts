/** How tabs tell each other about activity. */
export interface TabChannel {
  /** Reports activity in this tab. */
  readonly tellAlive: () => void;
  /** Calls `listener` on activity in another tab. */
  readonly onAlive: (listener: () => void) => void;
  readonly close: () => void;
}

const alive = 'alive';

/** Opens a session's channel. Without BroadcastChannel each tab counts for itself. */
export function openTabChannel(sessionId: string): TabChannel {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(`presence ${sessionId}`) : null;
  return {
    tellAlive: () => channel?.postMessage(alive),
    onAlive: (listener) => {
      channel?.addEventListener('message', ({ data }) => {
        if (data === alive) listener();
      });
    },
    close: () => channel?.close(),
  };
}
