import type { AccessConfiguration, AccessSession, GuardRequest, RuleAnswer } from './decision.ts';
import { pathSegments } from './path.ts';
import { parseQuery } from './web-url.ts';

interface Query {
  has(name: string): boolean;
  get(name: string): string | null;
}

const noQuery: Query = { has: () => false, get: () => null };

/** A request, parsed once for all rules. */
export interface Asked {
  /** Path and query as in the address. */
  readonly address: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
  readonly segments: readonly string[];
  /** The normalised path. */
  readonly page: string;
  /** First segment; empty at the root. */
  readonly area: string;
  readonly query: Query;
  readonly isFromElsewhere: boolean;
}

/** A rule returns a verdict, or leaves the request to the next rule. */
export type Rule = (
  asked: Asked,
  session: AccessSession,
  configuration: AccessConfiguration,
) => RuleAnswer | null;

/** Parses a request. */
export function askedFor({ path, search = '', isFromElsewhere = false }: GuardRequest): Asked {
  const query = search === '' || search.startsWith('?') ? search : `?${search}`;
  const segments = pathSegments(path);
  return {
    address: path + query,
    search: query,
    segments,
    page: `/${segments.join('/')}`,
    area: segments[0] ?? '',
    query: query === '' ? noQuery : parseQuery(query),
    isFromElsewhere,
  };
}

/** Parses an address with a path and an optional query. */
export function askedAt(address: string): Asked {
  const [beforeHash = ''] = address.split('#');
  const mark = beforeHash.indexOf('?');
  return mark < 0
    ? askedFor({ path: beforeHash })
    : askedFor({ path: beforeHash.slice(0, mark), search: beforeHash.slice(mark) });
}
