import type { ApiClient } from '@dayfare/api/transport';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { AreaModule } from '@dayfare/domain/startup';
import type { BrandName } from '@dayfare/themes/brands';
import { type Analytics, createAnalytics } from '../analytics/port.ts';
import { type BrandStore, brandNamed, createBrandStore } from '../brand/brand-store.ts';
import { type ShowServerLook, showServerLook } from '../brand/server-look.ts';
import { createTranslator, type Translator } from '../i18n/translator.ts';
import { createWebApi } from '../session/api-client.ts';
import { createSessionFlow, type SessionFlow } from '../session/session-flow.ts';
import { createSessionStore, type SessionStore } from '../session/session-store.ts';
import type { Vault } from '../session/vault.ts';
import { createStartup, type Startup } from '../startup/startup.ts';
import { type Cell, cell } from './cell.ts';
import { type Connection, watchConnection } from './connection.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createNotices, type Notices } from './notices.ts';

/** Everything that outlives a screen. Made once a page; screens get it from `useApp`, loaders as their first argument. */
export interface App {
  /** The door to the API: `app.api.client(moneyContract)`. */
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly flow: SessionFlow;
  readonly startup: Startup;
  readonly translator: Translator;
  readonly brand: BrandStore;
  readonly connection: Connection;
  readonly notices: Notices;
  readonly navigation: Navigation;
  /** Shared by all tabs. */
  readonly local: Storage;
  /** This tab's own. */
  readonly tab: Storage;
  /** The moment at which the session ends by itself, ms since 1970, while the warning of it shows; else null. */
  readonly timeout: Cell<number | null>;
  /** What happens on the screens, for analytics and marketing. */
  readonly analytics: Analytics;
  /** Shows another language from now on, on this device. Rejects when it cannot be fetched. */
  readonly speak: (language: Language) => Promise<void>;
  /** Fetches an area's startup data once, and takes on the brand that it names. Rejects with the ApiError. */
  readonly enter: (module: AreaModule) => Promise<void>;
}

/** What a page starts with. */
export interface AppParts {
  readonly language: Language;
  readonly brand: BrandName;
  readonly vault: Vault;
  /** Shared by all tabs. */
  readonly local: Storage;
  /** This tab's own. */
  readonly tab: Storage;
  /** Absolute address of the API base. */
  readonly baseUrl: string;
  /** Fetches a brand's stylesheet unless the page has it. */
  readonly loadSheet: (brand: BrandName) => Promise<void>;
  /** Shows a brand outside the page: icon, manifest, the browser's bars. */
  readonly showTab: (brand: BrandName) => Promise<void>;
  /** Shows a brand of the server's. Default: in the page, with the reasons of a refusal in the server's log. */
  readonly showServerLook?: ShowServerLook | undefined;
  /** Stays in its brand whatever the server says: in Storybook the toolbar decides. Default false. */
  readonly keepsBrand?: boolean | undefined;
}

/** Puts the parts of the app together. Rejects when the brand's words cannot be fetched. */
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
  const translator = await createTranslator({ language, brand: first });
  const connection = watchConnection();
  const notices = createNotices();
  const navigation = createNavigation((url) => window.location.assign(url));
  const timeout = cell<number | null>(null);
  const session = createSessionStore({ vault, local, tab });
  const brand = createBrandStore({
    ...{ first, storage: local, loadSheet, speakAs: translator.wear, showTab },
    showServerLook: parts.showServerLook ?? showServerLook((reasons) => void logRefusal(reasons)),
  });
  const reload = () => window.location.reload();
  const startup = createStartup({ api: () => api, connection, local, reload });
  const flow = createSessionFlow({
    api: () => api,
    ...{ session, startup, navigation, notices, translator, local, tab, timeout },
  });
  const api: ApiClient = createWebApi({
    flow: () => flow,
    ...{ baseUrl, session, startup, translator, connection, local },
  });
  const logRefusal = async (reasons: readonly string[]) => {
    const { logFault } = await import('../analytics/log-fault.ts');
    await logFault(api, { where: 'brand.server', message: reasons.join(' ') });
  };

  return {
    ...{ api, session, flow, startup, translator, brand, connection, notices, navigation },
    ...{ local, tab, timeout },
    analytics: createAnalytics(),
    speak: async (next) => {
      await translator.speak(next);
      local.setItem('locale', next);
      local.setItem('currentCulture', browserLocale(next));
      local.setItem('languages', JSON.stringify(startup.configuration.get().offeredLanguages));
    },
    enter: async (module) => {
      await startup.data.load(module);
      const environment = startup.data.value('BusinessBrandingType');
      const named = brandNamed(environment);
      const { hasDynamicTheming } = startup.configuration.get();
      if (named && !keepsBrand) await brand.wear(named, hasDynamicTheming ? environment : undefined);
    },
  };
}
