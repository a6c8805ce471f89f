import type { ChatNews } from './port.ts';

/** Those who want to hear of conversations. */
export interface Listeners {
  readonly add: (listener: (news: ChatNews) => void) => () => void;
  readonly tell: (news: ChatNews) => void;
  readonly clear: () => void;
}

/** No listener yet. */
export function listeners(): Listeners {
  const all = new Set<(news: ChatNews) => void>();
  return {
    add: (listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    tell: (news) => {
      for (const listener of all) listener(news);
    },
    clear: () => all.clear(),
  };
}
