import { fromWire, transferSpeed } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../transport/index.ts';
import type { Entity } from '../../wire/index.ts';
import { entityQuery, hour, minute } from '../../wire/query-defaults.ts';
import { replaceAnswer } from '../../wire/replace-answer.ts';
import { moneyKeys } from '../keys.ts';
import { homeContract, type WireQuickLinks, type WireShortcut, type WireTicker } from './home-contract.ts';

/** The key of everything on the home beside the balance. */
export const homeKey = moneyKeys.home;

/** The key of the saved transfers. */
export const shortcutsKey = moneyKeys.shortcuts;

/** Puts what the server answered in place of the quick links that were known. */
export const replaceQuickLinks = (client: QueryClient, answer: WireQuickLinks): Promise<void> =>
  replaceAnswer(client, moneyKeys.quickLinks, answer);

/** News or an offer on the home. */
export type Ticker = Entity<typeof tickersFromWire>[number];

const tickersFromWire = ({ tickers }: { tickers: WireTicker[] }) => tickers;

/** News: `events`; offers: `promotions`. */
export function tickersQuery(api: ApiClient, kind: 'events' | 'promotions') {
  const { getEventTickers, getPromotionTickers } = api.client(homeContract);
  return entityQuery({
    queryKey: [...moneyKeys.home, 'tickers', kind],
    ask: ({ signal }) => (kind === 'events' ? getEventTickers : getPromotionTickers)(undefined, { signal }),
    read: tickersFromWire,
    staleTime: 5 * minute,
  });
}

/** A transfer that was saved to make again. */
export type Shortcut = Entity<typeof shortcutsFromWire>[number];

function shortcutsFromWire({ shortcuts }: { shortcuts: WireShortcut[] }) {
  return shortcuts.map(({ id, title, amount, instrumentId, transferSpeed: speed }) => ({
    ...{ id, title, instrumentId, amount: fromWire(amount) },
    speed: transferSpeed.fromWire(speed) ?? ('NextDay' as const),
  }));
}

/** The transfers that were saved to make again. */
export function shortcutsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: moneyKeys.shortcuts,
    ask: ({ signal }) => api.client(homeContract).getShortcuts(undefined, { signal }),
    read: shortcutsFromWire,
    staleTime: hour,
  });
}

/** The pages that the home links to, and those it could. */
export function quickLinksQuery(api: ApiClient) {
  return entityQuery({
    queryKey: moneyKeys.quickLinks,
    ask: ({ signal }) => api.client(homeContract).getQuickLinks(undefined, { signal }),
    read: (wire: WireQuickLinks): Entity<(wire: WireQuickLinks) => WireQuickLinks> => wire,
    staleTime: hour,
  });
}

/** Short explanations, in the language of the request. */
export function storiesQuery(api: ApiClient, language: string) {
  return entityQuery({
    queryKey: [...moneyKeys.home, 'stories', language],
    ask: ({ signal }) => api.client(homeContract).userStories({ count: 3 }, { signal }),
    read: ({ stories }: { stories: { id: number; title: string; text: string }[] }) => stories,
    staleTime: hour,
  });
}
