import type { Action } from '@dayfare/domain/analytics';
import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';

/** What somebody has bought, for marketing. */
interface Purchase {
  readonly productId: string;
  readonly price: MinorUnits;
  readonly currency: CurrencyCode;
}

/** What screens tell of what happens on them. Names are words of ours, never what a user typed. */
interface AnalyticsListener {
  /** Something that was measured from `startedAt` (ms) until now; without it, that has just happened. */
  readonly track: (action: Action, startedAt?: number) => void;
  /** Something that a user did, for the product's own record: one call, one record. */
  readonly act: (action: Action) => void;
  /** Events that the product's server keeps for the user, by name. */
  readonly save: (names: readonly string[]) => void;
  readonly bought: (purchase: Purchase) => void;
}

/** The one door to analytics and marketing. What is told before they have started waits for them. */
export interface Analytics extends AnalyticsListener {
  /** The services take over; what has waited is theirs. */
  readonly connectTo: (listener: AnalyticsListener) => void;
}

/** More than this is not kept for services that never come. */
const mostWaiting = 100;

/** Makes the door. Nothing of the services is in this file: they load when the first screen has been shown. */
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
