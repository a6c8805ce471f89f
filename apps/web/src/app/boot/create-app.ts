import type { ApiClient } from '@dayfare/api/transport';
import { browserLocale, type Language, wireLanguage } from '@dayfare/domain/product';
import { loadedFlag } from '@dayfare/domain/startup';
import { type BrandName, brandOfEnvironment, type loadVoice } from '@dayfare/themes/brands';
import { createAnalytics } from '../../platform/analytics/port.ts';
import { createTransportLog } from '../../platform/analytics/transport-log.ts';
import type { App } from '../../platform/app-context/app.ts';
import { createBrandStore } from '../../platform/brand/brand-store.ts';
import { type ShowServerLook, showServerLook } from '../../platform/brand/server-look.ts';
import { watchConnection } from '../../platform/connection/connection.ts';
import { createDevice } from '../../platform/device/device.ts';
import { type BundledTexts, createTranslator } from '../../platform/i18n/translator.ts';
import { createNavigation } from '../../platform/navigation/navigation.ts';
import { createNotices } from '../../platform/notices/notices.ts';
import { createWebApi } from '../../platform/session/api-client.ts';
import { createSessionFlow } from '../../platform/session/session-flow.ts';
import { createSessionStore, type SessionStore } from '../../platform/session/session-store.ts';
import type { Vault } from '../../platform/session/vault.ts';
import { createStartup } from '../../platform/startup/startup.ts';
import { laterKeptStartupData } from '../../platform/startup/startup-data.ts';
import { cell } from '../../platform/state/cell.ts';
import type { SealedRecords } from '../../platform/storage/sealed-records.ts';
import { readTexts } from '../generated/texts.ts';
import { hasPage, placed } from '../routes/has-page.ts';

/** What a page starts with. */
export interface AppParts {
  readonly language: Language;
  readonly brand: BrandName;
  readonly vault: Vault;
  /** The session of this vault, if it is being taken up already. Default: one that the app makes. */
  readonly session?: SessionStore | undefined;
  /** Shared by all tabs. */
  readonly local: Storage;
  /** This tab's own. */
  readonly tab: Storage;
  readonly unfinished: SealedRecords;
  /** Absolute URL of the API. */
  readonly baseUrl: string;
  /** Sends the requests. Default: the global fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** The cookies that scripts may read. Default: the page's. */
  readonly cookies?: (() => string) | undefined;
  /** Fetches a brand's style sheet unless the page has it. */
  readonly loadSheet: (brand: BrandName) => Promise<void>;
  /** Applies a brand outside the page: icon, manifest, browser bars. */
  readonly showTab: (brand: BrandName) => Promise<void>;
  /**
   * Applies a brand from the server. By default in the page, with the reasons for a refusal in the server's log. Default: in the page,
   * with the reasons of a refusal in the server's log.
   */
  readonly showServerLook?: ShowServerLook | undefined;
  /** Keeps its brand whatever the server says, because Storybook's toolbar decides. Default: false. */
  readonly keepsBrand?: boolean | undefined;
  /** Fetches a brand's words. Default: those of our brands. */
  readonly loadVoice?: typeof loadVoice | undefined;
  /** Texts that are in the page. Default: all are fetched. */
  readonly bundledTexts?: BundledTexts | undefined;
}

/** Creates the app. Rejects if the brand's texts cannot be fetched. */
export async function createApp(parts: AppParts): Promise<App> {
  const {
    language,
    brand: first,
    vault,
    local,
    tab,
    baseUrl,
    loadSheet,
    showTab,
    keepsBrand = false,
  } = parts;
  const translator = await createTranslator({
    ...{ language, brand: first, readTexts, loadVoice: parts.loadVoice, bundled: parts.bundledTexts },
  });
  const connection = watchConnection();
  const notices = createNotices();
  const navigation = createNavigation((url) => window.location.assign(url));
  const timeout = cell<number | null>(null);
  const device = createDevice(tab);
  const session = parts.session ?? createSessionStore({ vault, local, tab });
  const brand = createBrandStore({
    ...{ first, storage: local, loadSheet, setBrandWords: translator.apply, showTab },
    showServerLook: parts.showServerLook ?? showServerLook((reasons) => void logRefusal(reasons)),
  });
  const reload = () => window.location.reload();
  const startup = createStartup({
    ...{ api: () => api, connection, local, reload },
    kept: laterKeptStartupData(async () =>
      (await import('../../platform/startup/kept-startup-data.ts')).keptStartupData(session),
    ),
  });
  const flow = createSessionFlow({
    api: () => api,
    ...{ session, startup, navigation, notices, translator, local, tab, timeout, device },
  });
  const api: ApiClient = createWebApi({
    flow: () => flow,
    ...{
      baseUrl,
      session,
      startup,
      translator,
      connection,
      local,
      fetch: parts.fetch,
      cookies: parts.cookies,
    },
    log: createTransportLog(() => api),
  });
  const logRefusal = async (reasons: readonly string[]) => {
    const { logFault } = await import('../../platform/analytics/log-fault.ts');
    await logFault(api, { where: 'brand.server', message: reasons.join(' ') });
  };

  const showBrandOf = async (environment: string | undefined) => {
    const named = brandOfEnvironment(environment);
    const { hasDynamicTheming } = startup.configuration.get();
    if (named && !keepsBrand) await brand.apply(named, hasDynamicTheming ? environment : undefined);
  };
  const takeBrand = () => showBrandOf(startup.data.value('BusinessBrandingType'));
  startup.data.onCorrected(() => {
    // A brand that cannot be fetched leaves the one on screen.
    takeBrand().catch(() => undefined);
    // The guard and the area look again at what has changed.
    void navigation.refresh();
  });

  return {
    ...{ api, session, flow, startup, translator, brand, connection, notices, navigation, device },
    ...{ local, tab, unfinished: parts.unfinished, timeout, finding: cell(false), hasPage, placed },
    analytics: createAnalytics(tab),
    setLanguage: async (next) => {
      await translator.setLanguage(next);
      local.setItem('locale', wireLanguage(next));
      local.setItem('currentCulture', browserLocale(next));
      const { offeredLanguages } = startup.configuration.get();
      local.setItem('languages', JSON.stringify(offeredLanguages.map(wireLanguage)));
    },
    showBrandOf,
    enter: async (module) => {
      await startup.data.load(module);
      const flag = loadedFlag(module);
      // The user has signed out meanwhile: none of their data is written.
      if (!startup.data.isLoaded(flag)) return;
      local.setItem(flag, 'true');
      await takeBrand();
    },
  };
}
