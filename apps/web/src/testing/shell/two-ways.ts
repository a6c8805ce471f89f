import type { Channel } from '@dayfare/api/bridge';

type Receive = Parameters<Channel['listen']>[0];

/** One end, and how something arrives there. */
function end(send: (text: string) => void): Channel & { readonly arrive: (text: string) => void } {
  const listeners = new Set<Receive>();
  return {
    origins: ['other end'],
    post: send,
    listen: (receive) => {
      listeners.add(receive);
      return () => listeners.delete(receive);
    },
    arrive: (text) => {
      for (const receive of listeners) receive({ text, sender: { origin: 'other end', isOtherEnd: true } });
    },
  };
}

/** The two ends of a line between a page and its shell. What the page sends arrives after the page has gone on, as in another process. */
export function twoWays(): { readonly page: Channel; readonly shell: Channel } {
  const page = end((text) => queueMicrotask(() => shell.arrive(text)));
  const shell = end((text) => page.arrive(text));
  return { page, shell };
}
