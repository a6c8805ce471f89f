import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { Language } from '@dayfare/domain/product';
import type { BrandName, loadVoice } from '@dayfare/themes/brands';
import { createApp } from '../app/boot/create-app.ts';
import type { App } from '../platform/app-context/app.ts';
import type { ShowServerLook } from '../platform/brand/server-look.ts';
import { memoryVault, type Vault } from '../platform/session/vault.ts';
import { configurationFrom, type Settings } from '../platform/startup/configuration.ts';
import { memorySealedRecords, type SealedRecords } from '../platform/storage/sealed-records.ts';
import { memoryStorage } from '../platform/storage/storage.ts';

/** What an app for a story or a test starts with. */
export interface StoryAppParts {
  readonly language: Language;
  readonly brand: BrandName;
  /** Who is signed in; null for a visitor. */
  readonly user: WireCurrentUser | null;
  /** The configuration, as if it had been asked for; without it the server counts as not asked yet. */
  readonly configuration?: Settings | undefined;
  /** False lets the server change the brand. Default true: in Storybook the toolbar decides. */
  readonly keepsBrand?: boolean | undefined;
  /** How a brand of the server's is shown. Default: as in life. */
  readonly showServerLook?: ShowServerLook | undefined;
  /** Fetches a brand's words. Default: those of our brands. */
  readonly loadVoice?: typeof loadVoice | undefined;
  /** Where the keys of the session lie. Default: one of the app's own. Two tabs of a browser share it, and `local`. */
  readonly vault?: Vault | undefined;
  /** What tabs of a browser share. Default: one of the app's own. */
  readonly local?: Storage | undefined;
  /** What outlives a reload of one tab. Default: one of the app's own. */
  readonly tab?: Storage | undefined;
  /** What outlives the page and the sign-out. Default: none of it. */
  readonly unfinished?: SealedRecords | undefined;
  /** Carries the calls. Default: the global fetch. */
  readonly fetch?: typeof fetch | undefined;
  /** The cookies that scripts may read. Default: the page's. */
  readonly cookies?: (() => string) | undefined;
}

/** The whole app with storages of its own: nothing that a story does stays in the browser. Its calls go to the mocks. */
export async function createStoryApp(parts: StoryAppParts): Promise<App> {
  const { language, brand, user, configuration, keepsBrand = true, showServerLook } = parts;
  const { vault = memoryVault(), local = memoryStorage(), tab = memoryStorage() } = parts;
  const app = await createApp({
    language,
    brand,
    vault,
    local,
    tab,
    unfinished: parts.unfinished ?? memorySealedRecords(),
    baseUrl: new URL('/api', window.location.href).href,
    fetch: parts.fetch,
    cookies: parts.cookies,
    // Storybook has every brand's sheet in the page.
    loadSheet: async () => undefined,
    showTab: async () => undefined,
    keepsBrand,
    showServerLook,
    loadVoice: parts.loadVoice,
  });
  if (configuration) app.startup.configuration.set(configurationFrom(configuration));
  await app.translator.load('app');
  if (user) await app.session.begin(user);
  return app;
}
