import { useEffect } from 'react';
import type { FrameChannel } from './frame-channel.ts';
import { watchLook } from './frame-look.ts';

/** Has a channel hear what is said to this window, and tell its frame when the page's look changes. */
export function useHearing(channel: FrameChannel | null): void {
  useEffect(() => {
    if (!channel) return;
    window.addEventListener('message', channel.hear);
    const stop = watchLook(channel.applyLook);
    return () => {
      window.removeEventListener('message', channel.hear);
      stop();
    };
  }, [channel]);
}
