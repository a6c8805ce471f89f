import { randomBytes } from 'node:crypto';
import type {
  PayrollProvider,
  ProviderAnswer,
} from '../../../areas/money/payroll-consent/payroll-provider.ts';
import type { Clock } from '../../../platform/http/clock.ts';
import { seedPassphrase } from '../../../seeds/index.ts';

/** Name of the provider that the sandbox plays. */
export const playedProvider = 'Summit Payroll';
/** Path of its page, at the end of its single sign-on address. */
export const consentPath = '/consent';
/** The one page of ours that it leads back to. */
const returnPath = '/ewa/payroll-consent';

const lifeMs = 15 * 60_000;

/** Someone who is at the provider's page. */
export interface Visit {
  readonly token: string;
  readonly returnUrl: string;
  readonly begunAt: Date;
  /** Null before the sign-in. */
  subject: string | null;
}

/** The provider: who is there, and what came of it. */
export interface PlayedProvider extends PayrollProvider {
  /** Begins a visit; null if it doesn't lead back to someone who was announced, or lacks what such a visit is begun with. */
  readonly begin: (query: URLSearchParams) => Visit | null;
  /** A visit that is still open. */
  readonly find: (token: string) => Visit | null;
  readonly signIn: (visit: Visit, login: string, password: string) => boolean;
  /** Ends a visit; returns where it leads back to. */
  readonly end: (visit: Visit, kind: ProviderAnswer['kind']) => string;
}

const newToken = () => randomBytes(18).toString('base64url');

/** What a visit has to say of itself. */
const needed = { viewType: 'both', oauthLogin: 'true', isMobileView: 'false' } as const;

/** Opens the provider. What it knows lasts as long as the process. */
export function openProvider(origin: string, clock: Pick<Clock, 'real'>): PlayedProvider {
  const origins = new Set<string>();
  const visits = new Map<string, Visit>();
  const answers = new Map<string, ProviderAnswer>();
  const isOver = ({ begunAt }: Visit) => clock.real().getTime() - begunAt.getTime() > lifeMs;
  return {
    address: origin + consentPath,
    expect: (app) => void origins.add(app),
    answerOf: async (code) => {
      const answer = answers.get(code) ?? null;
      answers.delete(code);
      return answer;
    },
    begin: (query) => {
      for (const [token, visit] of visits) if (isOver(visit)) visits.delete(token);
      const back = URL.parse(query.get('returnUrl') ?? '');
      const isFit = Object.entries(needed).every(([name, value]) => query.get(name) === value);
      if (!back || !origins.has(back.origin) || back.pathname !== returnPath || !isFit) return null;
      const visit = { token: newToken(), returnUrl: back.href, begunAt: clock.real(), subject: null };
      visits.set(visit.token, visit);
      return visit;
    },
    find: (token) => {
      const visit = visits.get(token);
      return visit && !isOver(visit) ? visit : null;
    },
    signIn: (visit, login, password) => {
      if (login === '' || password !== seedPassphrase) return false;
      visit.subject = login;
      return true;
    },
    end: (visit, kind) => {
      visits.delete(visit.token);
      const code = newToken();
      answers.set(code, { kind, subject: visit.subject, returnUrl: visit.returnUrl });
      const back = new URL(visit.returnUrl);
      back.searchParams.set('code', code);
      return back.href;
    },
  };
}
