/** What tabs of one browser tell each other about who is there. */
export interface TabChannel {
  /** Someone is there, in this tab. */
  readonly tellAlive: () => void;
  /** Calls `listener` when someone is there in another tab. */
  readonly onAlive: (listener: () => void) => void;
  readonly close: () => void;
}

const alive = 'alive';

/** Opens the channel of a session. Without BroadcastChannel each tab counts for itself. */
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
