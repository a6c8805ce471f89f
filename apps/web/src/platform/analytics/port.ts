import type { Action } from '@dayfare/domain/analytics';
import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { keepQueue, type Told, takeQueue } from './kept-queue.ts';

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

/** A purchase waits as well, and goes with its page: its figures are nothing to store. */
type Waiting = Told | readonly ['bought', purchase: Purchase];

function hand(told: Waiting, to: AnalyticsListener): void {
  if (told[0] === 'track') to.track(told[1], told[2]);
  else if (told[0] === 'act') to.act(told[1]);
  else if (told[0] === 'save') to.save(told[1]);
  else to.bought(told[1]);
}

/**
 * Creates the interface. This file contains no services: they are loaded after the first screen has been shown. Who leaves for another
 * page before that, such as their bank's, takes the queue along in `tab`.
 */
export function createAnalytics(tab: Storage): Analytics {
  let listener: AnalyticsListener | undefined;
  let waiting: readonly Waiting[] = takeQueue(tab);
  const tell = (told: Waiting) => {
    if (listener) hand(told, listener);
    else if (waiting.length < mostWaiting) waiting = [...waiting, told];
  };
  window.addEventListener('pagehide', () =>
    keepQueue(
      tab,
      waiting.filter(([kind]) => kind !== 'bought'),
    ),
  );
  return {
    track: (action, startedAt = Date.now()) => tell(['track', action, startedAt]),
    act: (action) => tell(['act', action]),
    save: (names) => tell(['save', names]),
    bought: (purchase) => tell(['bought', purchase]),
    connectTo: (next) => {
      listener = next;
      for (const told of waiting) hand(told, next);
      waiting = [];
    },
  };
}
