import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireNumber } from '../../wire/index.ts';

/** The number of a record in a path. */
const inPath = z.object({ id: z.union([wireId, z.string().check(z.regex(/^\d{1,10}$/))]) });

const tickers = {
  payload: z.object({
    tickers: z.array(
      z.object({
        id: wireId,
        title: z.string(),
        text: z.string(),
        /** Page of the app that it leads to; null for none. */
        path: z.nullable(z.string()),
      }),
    ),
  }),
  meta: { kind: 'read' },
} as const;

const shortcut = z.object({
  /** 0 for a new one. */
  id: wireId,
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  amount: wireAmount.check(z.gt(0)),
  instrumentId: wireId,
  transferSpeed: wireNumber,
});

/** Names of the pages that a quick link can lead to. */
const quickLink = z.string().check(z.minLength(1), z.maxLength(40));
const quickLinks = z.object({
  /** What can be chosen from, in the order in which it is offered. */
  offered: z.array(quickLink),
  /** What the person has chosen, in that order. */
  chosen: z.array(quickLink),
});

/** The calls about what is on the home beside the balance. The documents name them but not their payloads; those are ours. */
export const homeContract = {
  /** News for the home that the person has not dismissed. */
  getEventTickers: call('GET', 'user/tickers/1', tickers),
  /** Offers for the home that the person has not dismissed. */
  getPromotionTickers: call('GET', 'user/tickers/5', tickers),
  /** Dismiss a ticker, news or an offer, for good. Idempotent. */
  disposeTicker: call('DELETE', 'user/disposeticker/{id}', { input: inPath, payload: z.boolean() }),
  /** The transfers that the person has saved to make again. */
  getShortcuts: call('GET', 'user/shortcuts', { payload: z.object({ shortcuts: z.array(shortcut) }) }),
  /** One saved transfer. */
  getShortcutByID: call('GET', 'user/getShortcutByID/{id}', { input: inPath, payload: shortcut }),
  /** Save a transfer to make again under a title, or change one. */
  saveShortcut: call('POST', 'user/saveShortcut', { input: shortcut, payload: shortcut }),
  /** Delete a saved transfer. */
  deleteShortcutByID: call('DELETE', 'user/deleteShortcutByID/{id}', {
    input: inPath,
    payload: z.boolean(),
  }),
  /** The pages that the home links to, and those it could. */
  getQuickLinks: call('GET', 'user/GetQuickLinks', { payload: quickLinks }),
  /** Choose the pages that the home links to. */
  saveQuickLinks: call('POST', 'user/saveQuickLinks', {
    input: z.object({ chosen: z.array(quickLink).check(z.maxLength(20)) }),
    payload: quickLinks,
  }),
  /** Short explanations to read. */
  userStories: call('POST', 'user/userStories', {
    input: z.object({ count: z.int().check(z.gte(1), z.lte(20)) }),
    payload: z.object({
      stories: z.array(z.object({ id: wireId, title: z.string(), text: z.string() })),
    }),
    meta: { kind: 'read' },
  }),
};

/** A ticker as on the wire. */
export type WireTicker = z.infer<typeof tickers.payload>['tickers'][number];

/** A shortcut as on the wire. */
export type WireShortcut = z.infer<typeof shortcut>;

/** Quick links as on the wire. */
export type WireQuickLinks = z.infer<typeof quickLinks>;
