import type { ApiClient } from '@dayfare/api/transport';
import type { RoutePath } from '@dayfare/domain/access';
import type { Placed } from '@dayfare/domain/navigation';
import type { Language } from '@dayfare/domain/product';
import type { AreaModule } from '@dayfare/domain/startup';
import type { Analytics } from '../analytics/port.ts';
import type { BrandStore } from '../brand/brand-store.ts';
import type { Connection } from '../connection/connection.ts';
import type { Device } from '../device/device.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Notices } from '../notices/notices.ts';
import type { SessionFlow } from '../session/session-flow.ts';
import type { SessionStore } from '../session/session-store.ts';
import type { Startup } from '../startup/startup.ts';
import type { Cell } from '../state/cell.ts';
import type { SealedRecords } from '../storage/sealed-records.ts';

/** Everything that outlives a screen. Created once per page; screens get it from `useApp`, loaders as their first argument. */
export interface App {
  /** The API client: `app.api.client(moneyContract)`. */
  readonly api: ApiClient;
  readonly session: SessionStore;
  readonly flow: SessionFlow;
  readonly startup: Startup;
  readonly translator: Translator;
  readonly brand: BrandStore;
  readonly connection: Connection;
  readonly notices: Notices;
  readonly navigation: Navigation;
  /** The device the page runs on; screens use `useDevice`. */
  readonly device: Device;
  /** Shared by all tabs. */
  readonly local: Storage;
  /** This tab's own. */
  readonly tab: Storage;
  /** A person's unfinished business, stored on this device until the server knows its result. */
  readonly unfinished: SealedRecords;
  /** When the session expires, in ms since 1970, while its warning is shown; otherwise null. */
  readonly timeout: Cell<number | null>;
  /** Whether “Find anything” is open. */
  readonly finding: Cell<boolean>;
  /** What happens on the screens, for analytics and marketing. */
  readonly analytics: Analytics;
  /** Whether a page of the catalogue has a screen, so that no link leads to one that has none. */
  readonly hasPage: (path: RoutePath) => boolean;
  /** The places of the navigation that have a screen. */
  readonly placed: readonly Placed<RoutePath>[];
  /** Changes the language on this device. Rejects if it cannot be fetched. */
  readonly setLanguage: (language: Language) => Promise<void>;
  /** Applies an environment's brand, for a page about one of its users. An unknown one changes nothing. Rejects if it cannot be fetched. */
  readonly showBrandOf: (environment: string | undefined) => Promise<void>;
  /** Fetches an area's start-up data once, and applies the brand it names. Rejects with the ApiError. */
  readonly enter: (module: AreaModule) => Promise<void>;
}
