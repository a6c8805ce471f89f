import type { Person } from './person.ts';
import type { Steer } from './steer-call.ts';
import { type MoneySteering, moneySteering } from './steering-money.ts';
import { type PeopleSteering, peopleSteering } from './steering-people.ts';

/** A rule that spoils calls, as /sandbox/faults takes it. */
interface Fault {
  /** Path below /api, or `*` for every call. */
  readonly match: string;
  readonly kind: 'latency' | 'status' | 'drop-before' | 'drop-after' | 'error';
  readonly method?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly code?: string;
  /** How many calls it spoils. Default: every call until it is cleared. */
  readonly times?: number;
}

/** The ways to steer a running server. */
export interface Steering extends PeopleSteering, MoneySteering {
  readonly origin: string;
  /** Back to the seeded people, real time, no faults and no sessions. */
  readonly reset: () => Promise<void>;
  readonly fault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Changes values of the configuration, until the next reset. */
  readonly configure: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Closes early pay to a user for this reason; `Available` opens it. */
  readonly hold: (person: Pick<Person, 'email'>, reason: string) => Promise<void>;
  /** Closes the product for maintenance, and opens it again. */
  readonly maintain: (on: boolean) => Promise<void>;
  /** Moves business time forward and settles what is due by then. */
  readonly advance: (ms: number) => Promise<void>;
  /** Ends every session, as a server does whose sessions have run out. */
  readonly expireSessions: () => Promise<void>;
  /** A one-time token with which a partner hands a seeded person over. */
  readonly oauthToken: (email: string) => Promise<string>;
  /** Sends an invitation to an email address or phone number. Returns the address of the page that stops them, without the origin; null for recipients who opted out. */
  readonly invite: (to: string, odd?: { readonly breaks?: boolean }) => Promise<string | null>;
  /** Asks /sandbox for JSON. */
  readonly ask: (path: string) => Promise<unknown>;
}

/** The ways to steer the server at an origin. */
export function steeringOf(origin: string): Steering {
  const steer: Steer = async (method, path, body) => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sandbox${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  return {
    ...peopleSteering(steer),
    ...moneySteering(steer, origin),
    origin,
    reset: async () => {
      await steer('DELETE', '/faults');
      await steer('POST', '/maintenance', { on: false });
      await steer('POST', '/reset');
    },
    fault: async (fault) => void (await steer('POST', '/faults', fault)),
    clearFaults: async () => void (await steer('DELETE', '/faults')),
    configure: async (values) => void (await steer('POST', '/configuration', values)),
    hold: async ({ email }, reason) => void (await steer('POST', '/availability', { email, reason })),
    maintain: async (on) => void (await steer('POST', '/maintenance', { on })),
    advance: async (ms) => void (await steer('POST', '/clock', { advanceMs: ms })),
    expireSessions: async () => void (await steer('DELETE', '/sessions')),
    oauthToken: async (email) => {
      const { token } = (await steer('POST', '/oauth-tokens', { email })) as { token: string };
      return token;
    },
    invite: async (to, odd) => {
      const { link } = (await steer('POST', '/invites', { to, name: 'Nina', ...odd })) as {
        readonly link: string | null;
      };
      return link?.replace(/^https?:\/\/[^/]+/, '') ?? null;
    },
    ask: (path) => steer('GET', path),
  };
}
