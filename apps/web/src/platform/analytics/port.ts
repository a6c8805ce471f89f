import type { Action } from '@dayfare/domain/analytics';
import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';

/** A purchase, for marketing. */
interface Purchase {
  readonly productId: string;
  readonly price: MinorUnits;
  readonly currency: CurrencyCode;
}

/** What screens report. Names are our own words, never user input. */
interface AnalyticsListener {
  /** Reports something measured from `startedAt` (ms) until now; without it, something that just happened. */
  readonly track: (action: Action, startedAt?: number) => void;
  /** Reports a user's action for the product's own records: one call, one record. */
  readonly act: (action: Action) => void;
  /** Saves named events on the product's server for the user. */
  readonly save: (names: readonly string[]) => void;
  readonly bought: (purchase: Purchase) => void;
}

/** The single interface to analytics and marketing. Whatever is reported before they start is queued. */
export interface Analytics extends AnalyticsListener {
  /** Connects the services and hands them the queue. */
  readonly connectTo: (listener: AnalyticsListener) => void;
}

/** Maximum length of the queue, in case services never start. */
const mostWaiting = 100;

/** Creates the interface. This file contains no services: they are loaded after the first screen has been shown. */
export function createAnalytics(): Analytics {
  let listener: AnalyticsListener | undefined;
  let waiting: ((to: AnalyticsListener) => void)[] = [];
  const tell = (words: (to: AnalyticsListener) => void) => {
    if (listener) words(listener);
    else if (waiting.length < mostWaiting) waiting.push(words);
  };
  return {
    track: (action, startedAt) => {
      const start = startedAt ?? Date.now();
      tell((to) => to.track(action, start));
    },
    act: (action) => tell((to) => to.act(action)),
    save: (names) => tell((to) => to.save(names)),
    bought: (purchase) => tell((to) => to.bought(purchase)),
    connectTo: (next) => {
      listener = next;
      for (const words of waiting) words(next);
      waiting = [];
    },
  };
}
