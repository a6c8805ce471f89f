import { type Query, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../transport/index.ts';

/**
 * For every query. The transport retries reads itself, and an offline device is to be told at once: TanStack Query would
 * otherwise wait for a connection without a word.
 */
const readDefaults = { retry: false, networkMode: 'always' } as const;

/** A question whose answer is kept as it came over the wire, and read as what it means to the app. */
interface EntityQuery<Wire, Entity> {
  readonly queryKey: QueryKey;
  readonly ask: (options: { readonly signal: AbortSignal }) => Promise<Wire>;
  /** The one way from the payload to the entity, whose type is what this gives. May throw a RangeError. */
  readonly read: (wire: Wire) => Entity;
  /** For how long the answer is good, ms. */
  readonly staleTime: number | ((query: Query<Wire, ApiError, Wire>) => number);
  /** For how long it is kept once nobody shows it, ms. Default: TanStack Query's. */
  readonly gcTime?: number;
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

/** For every mutation. Nothing is sent again, or later, without the person asking for it. */
export const writeDefaults = { retry: false, networkMode: 'always' } as const;

const second = 1000;

/** Milliseconds in a minute. */
export const minute = 60 * second;

/** Milliseconds in an hour. */
export const hour = 60 * minute;
