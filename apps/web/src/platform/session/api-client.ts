import { publicIpService } from '@dayfare/api/startup/public-ip';
import {
  type ApiClient,
  createApiClient,
  type TransportLog,
  type UnauthorizedEvent,
} from '@dayfare/api/transport';
import { wireLanguage } from '@dayfare/domain/product';
import type { LogoutCause } from '@dayfare/domain/session';
import type { Connection } from '../connection/connection.ts';
import { countingFetch } from '../connection/connection.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Configuration } from '../startup/configuration.ts';
import type { Startup } from '../startup/startup.ts';
import { connectTokenIn } from '../storage/connect-data.ts';
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

function causeOf({ from, tokenSent, code }: UnauthorizedEvent): LogoutCause {
  if (!tokenSent) return 'tokenless';
  if (code === 'AccountClosed') return 'accountClosed';
  return from === 'body' ? 'unauthorizedAnswer' : 'unauthorized';
}

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
        connectToken: current ? connectTokenIn(current) : undefined,
        bruteForceKey: isBruteForceSecurityOff(startup.configuration.get()) ? undefined : deviceId(local),
      };
    },
    untouchedHosts: () => {
      const service = publicIpService(startup.configuration.get().value('PublicIpUrl'));
      return service ? [service.host] : [];
    },
    log,
    hooks: {
      onUnauthorized: (event) => void flow().end(causeOf(event)),
      onMaintenance: () => void startup.askForReturn(),
    },
  });
}
