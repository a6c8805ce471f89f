import { type Query, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../transport/index.ts';

/**
 * For every query. The transport retries reads itself, and an offline device must be reported at once, while TanStack Query would wait
 * silently for a connection.
 */
const readDefaults = { retry: false, networkMode: 'always' } as const;

/** A query whose response is cached as received, and converted to an entity when read. */
interface EntityQuery<Wire, Entity> {
  readonly queryKey: QueryKey;
  readonly ask: (options: { readonly signal: AbortSignal }) => Promise<Wire>;
  /** Converts the payload to the entity. May throw a RangeError. */
  readonly read: (wire: Wire) => Entity;
  /** How long the response is fresh, in ms. */
  readonly staleTime: number | ((query: Query<Wire, ApiError, Wire>) => number);
  /** How often it is asked for again while it is shown, in ms; false for never. Default: never. */
  readonly refetchInterval?: (query: Query<Wire, ApiError, Wire>) => number | false;
  /** How long it is kept while unused, in ms. Default: TanStack Query's. */
  readonly gcTime?: number;
  /** `isNeverStored`: an old response is of no use, as a quote that is no longer binding. */
  readonly meta?: { readonly isNeverStored: true };
}

/** The options of a query for an entity. */
export function entityQuery<Wire, Entity>({ ask, read, ...rest }: EntityQuery<Wire, Entity>) {
  return queryOptions<Wire, ApiError, Entity>({
    ...readDefaults,
    ...rest,
    queryFn: ({ signal }) => ask({ signal }),
    select: read,
  });
}

/** For every mutation. Nothing is retried, or sent later, without the person asking for it. */
export const writeDefaults = { retry: false, networkMode: 'always' } as const;

const second = 1000;

/** Milliseconds in a minute. */
export const minute = 60 * second;

/** Milliseconds in an hour. */
export const hour = 60 * minute;
