import { analyticsContract } from '@dayfare/api/analytics/contract';
import { toChatUser } from '@dayfare/api/session/chat-user';
import {
  type Action,
  type ActionContext,
  analyticsEvent,
  clientTypeOf,
  loadTimeEvent,
  type MarketingProfile,
  marketingProfile,
  marketingPurchase,
  marketingStartMs,
  scrubUrl,
  userActivity,
} from '@dayfare/domain/analytics';
import { type EpochMs, epochMs } from '@dayfare/domain/money';
import { businessEnvironments } from '@dayfare/domain/product';
import type { App } from '../app-context/app.ts';
import { nowMs } from '../device/now.ts';
import { deviceId } from '../session/device.ts';
import { domainUser } from '../session/domain-user.ts';
import type { Session } from '../session/session-store.ts';
import { type Collector, runCollector } from './collector.ts';
import { keptBatches } from './kept-batches.ts';
import { logFault } from './log-fault.ts';
import type { MarketingAdapter } from './marketing/adapter.ts';
import { loadAdapters, servicesOf } from './marketing/load-adapters.ts';
import { createMarketing, type Marketing } from './marketing/marketing.ts';
import { pageLoads } from './page-loads.ts';
import { createRecordOfUser } from './record-of-user.ts';

/** Numbers of the kinds of device, by whether it is a phone. */
const deviceTypes = { mobile: 1, other: 0 } as const;

/** What analytics need besides the app. */
export interface AnalyticsParts {
  readonly local: Storage;
  /** Services used instead of the configured ones; for tests and stories. */
  readonly adapters?: readonly MarketingAdapter[] | undefined;
  /** When the app started, in ms; null if the browser does not tell. Default: when the page did. */
  readonly startedAt?: number | null | undefined;
  /** When the first page was shown, in ms. Default: now. */
  readonly shownAt?: number | undefined;
}

type Parts = AnalyticsParts & { readonly app: App };

function contextOf({ app, local }: Parts, visitId: string): () => ActionContext {
  const isMobile = window.matchMedia('(pointer: coarse)').matches;
  const isNativeApp = local.getItem('isNativeApp') === 'true';
  return () => {
    const session = app.session.current();
    return {
      user: session && domainUser(session),
      clientType: clientTypeOf({ isNativeApp, isMobile }),
      deviceId: deviceId(local),
      deviceType: isMobile ? deviceTypes.mobile : deviceTypes.other,
      visitId,
    };
  };
}

function profileOf({ startup }: App, session: Session): MarketingProfile {
  const named = startup.data.value('BusinessBrandingType') ?? startup.configuration.get().businessEnvironment;
  const environment = businessEnvironments.find((name) => name === named) ?? 'Common';
  const user = domainUser(session);
  // Names go by themselves, and the day of enrolment is checked by a rule of its own.
  const { firstName: _, lastName: __, enrollmentDate, ...told } = toChatUser(session.user);
  return marketingProfile({
    ...{ user, environment },
    isDeactivated: startup.data.value('IsUserDeactivated') === '1',
    enrolmentDate: startup.data.value('OnBoardingDate') ?? enrollmentDate,
    custom: Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null)),
  });
}

function startCollector({ app, local }: Parts): Collector {
  const collector = runCollector({
    kept: keptBatches(local),
    send: ({ requestId, events }) =>
      app.api.client(analyticsContract).sendEvents([...events], { context: { idempotencyKey: requestId } }),
  });
  window.addEventListener('online', () => collector.online());
  // Last, after anything else that is reported while the page closes.
  const close = () => queueMicrotask(() => collector.close());
  window.addEventListener('pagehide', close);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') close();
    else collector.online();
  });
  return collector;
}

async function startMarketing(parts: Parts): Promise<Marketing | null> {
  const { app, local, adapters } = parts;
  await app.startup.configure();
  const { value } = app.startup.configuration.get();
  const services = servicesOf(value, local.getItem('isNativeApp') === 'true');
  const loaded = adapters ?? (await loadAdapters(services, value));
  if (loaded.length === 0) return null;
  const marketing = createMarketing({
    adapters: loaded,
    log: ({ level, text }) => {
      // The documents require these lines in the browser's console; there are no others.
      const { console: lines } = globalThis;
      lines[level](text);
      if (level === 'error') void logFault(app.api, { where: 'marketing', message: text });
    },
  });
  const session = app.session.current();
  if (session) marketing.identify(profileOf(app, session));
  await marketing.start();
  return marketing;
}

/** Milliseconds from now until the services may start. */
const untilStart = (startedAt: number) => Math.max(0, startedAt + marketingStartMs - Date.now());

/** When the page started to load, in ms. Older web views do not tell. */
const pageStart = (): number | null => performance.timeOrigin || null;

/**
 * Starts analytics for the lifetime of the page: events go to the collector, the product's own record is kept, page loads and web vitals
 * are measured, and the configured marketing services start 2 s after the app. Load it lazily.
 */
export function startAnalytics(
  app: App,
  { startedAt = pageStart(), shownAt, ...rest }: AnalyticsParts,
): void {
  const parts: Parts = { app, ...rest };
  const context = contextOf(parts, crypto.randomUUID());
  const collector = startCollector(parts);
  const record = createRecordOfUser(
    app.api,
    (message) => void logFault(app.api, { where: 'analytics', message }),
  );
  let marketing: Marketing | null = null;
  const now = nowMs;
  const instant = (ms: number): EpochMs => epochMs(Math.round(ms));
  const screen = () => scrubUrl(app.navigation.here());

  const track = (action: Action, from: number) => {
    collector.record(analyticsEvent(context(), action, { start: instant(from), end: now() }));
    marketing?.event(action.name, { type: action.type, screen: action.screen });
  };
  const loaded = (path: string, from: number | null, until = Date.now()) => {
    const url = scrubUrl(path);
    const start = from === null ? null : instant(from);
    collector.record(loadTimeEvent(context(), { name: 'PageLoad', screen: url, url }, start, instant(until)));
    marketing?.view(path);
  };

  app.analytics.connectTo({
    track: (action, from) => track(action, from ?? Date.now()),
    act: (action) => void record.act(userActivity(context(), action, now())),
    save: (names) => void record.save(names),
    bought: ({ productId, price, currency }) => {
      const purchase = marketingPurchase(productId, price, currency);
      if (purchase) marketing?.purchase(purchase);
    },
  });

  const first = app.navigation.here();
  loaded(first, startedAt, shownAt);
  app.navigation.watch(
    pageLoads(({ path, startedAt: from }) => loaded(path, from), new URL(first, 'http://x').pathname),
  );
  app.session.subscribe(({ session, previous }) => {
    if (previous && previous.user.userID !== session?.user.userID) {
      marketing?.forget();
      collector.forget();
    }
    if (session) marketing?.identify(profileOf(app, session));
  });

  const measure = async () => {
    const { measureVitals, vitalAction } = await import('./web-vitals.ts');
    measureVitals((metric) => {
      const { action, durationMs } = vitalAction(metric, screen());
      const end = now();
      collector.record(analyticsEvent(context(), action, { start: epochMs(end - durationMs), end }));
    });
  };
  const market = async () => {
    marketing = await startMarketing(parts);
    // The page that was opened first is older than the services.
    marketing?.view(app.navigation.here());
  };
  // If it cannot be fetched, nothing is measured, and the page is not affected.
  setTimeout(() => void Promise.allSettled([measure(), market()]), untilStart(startedAt ?? Date.now()));
}
