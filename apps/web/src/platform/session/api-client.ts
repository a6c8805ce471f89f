import { type ApiClient, createApiClient, type TransportLog } from '@dayfare/api/transport';
import { wireLanguage } from '@dayfare/domain/product';
import type { Connection } from '../connection/connection.ts';
import { countingFetch } from '../connection/connection.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Configuration } from '../startup/configuration.ts';
import type { Startup } from '../startup/startup.ts';
import { deviceId } from './device.ts';
import type { SessionFlow } from './session-flow.ts';
import type { SessionStore } from './session-store.ts';

/** What the app passes to the API client. */
export interface WebApiParts {
  /** Absolute URL of the API. */
  readonly baseUrl: string;
  readonly session: SessionStore;
  readonly startup: Startup;
  readonly translator: Translator;
  readonly connection: Connection;
  readonly local: Storage;
  readonly flow: () => SessionFlow;
  readonly log: TransportLog;
  /** Default: the global fetch, looked up for every call. */
  readonly fetch?: typeof fetch | undefined;
  /** The cookies that scripts may read. Default: the page's. */
  readonly cookies?: (() => string) | undefined;
}

/** Before the configuration has loaded this is unknown: an extra key does no harm, while a missing one locks people out. */
const isBruteForceSecurityOff = ({ isLoaded, value }: Configuration) =>
  isLoaded && value('EnableBruteForceSecurity') !== '1';

/** Creates the web app's API client. */
export function createWebApi(parts: WebApiParts): ApiClient {
  const { baseUrl, session, startup, translator, connection, local, flow, log, cookies } = parts;
  const { fetch: send = (input, init) => globalThis.fetch(input, init) } = parts;
  return createApiClient({
    baseUrl,
    fetch: countingFetch(connection, send),
    cookies,
    session: () => {
      const current = session.current();
      const { businessEnvironment, removesHtmlTags } = startup.configuration.get();
      return {
        auth: current && { ...current.user, authToken: current.authToken },
        keys: current?.keys ?? null,
        businessEnvironment: startup.data.value('BusinessBrandingType') ?? businessEnvironment,
        locale: wireLanguage(translator.language()),
        removeHtmlTags: removesHtmlTags,
        clientIp: local.getItem('clientIp') ?? undefined,
        latitude: local.getItem('clientLatitude') ?? undefined,
        longitude: local.getItem('clientLongitude') ?? undefined,
        bruteForceKey: isBruteForceSecurityOff(startup.configuration.get()) ? undefined : deviceId(local),
      };
    },
    log,
    hooks: {
      onUnauthorized: ({ from, tokenSent }) =>
        void flow().end(tokenSent ? (from === 'body' ? 'unauthorizedAnswer' : 'unauthorized') : 'tokenless'),
      onMaintenance: () => void startup.askForReturn(),
    },
  });
}
