import type { MarketingAdapter } from './adapter.ts';
import { loadVendorScript } from './vendor-script.ts';

/** What the configuration says about Google Analytics. */
export interface GoogleAnalyticsSettings {
  /** `GoogleAnalyticsId`, a key of ours: the documents enable the service and do not say for which property. */
  readonly measurementId: string;
}

/** Google Analytics behind the port. It is told no name, address or number of anybody: its terms forbid it, and so do we. */
export function createGoogleAnalytics({ measurementId }: GoogleAnalyticsSettings): MarketingAdapter {
  const tell = (...words: unknown[]) => {
    const page = globalThis as { dataLayer?: unknown[] };
    page.dataLayer ??= [];
    // The service takes a function's `arguments` for a command, and a list for something else.
    page.dataLayer.push({ ...words, length: words.length, [Symbol.toStringTag]: 'Arguments' });
  };
  return {
    start: async () => {
      if (!/^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(measurementId))
        throw new Error('Google Analytics needs a measurement id.');
      tell('js', new Date());
      tell('config', measurementId, { send_page_view: false, allow_google_signals: false });
      await loadVendorScript('GoogleAnalytics', `?id=${measurementId}`);
    },
    identify: ({ identity, userType }) => {
      tell('set', { user_id: identity });
      tell('set', 'user_properties', { user_type: userType });
    },
    event: (name, attributes) => tell('event', name, attributes),
    purchase: ({ productId, price, currency }) =>
      tell('event', 'purchase', { currency, value: price, items: [{ item_id: productId, price }] }),
    view: (path) => tell('event', 'page_view', { page_location: path }),
    forget: () => tell('set', { user_id: null }),
  };
}
