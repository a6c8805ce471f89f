import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { type ApiErrorKind, isApiError } from '../transport/index.ts';
import type { AnswerCache } from './cache.ts';

/** An answer, when it came, and whether it is of now. */
export interface Aged<Data> {
  readonly data: Data;
  /** When the server gave it, in milliseconds since 1970. Say it wherever `isLast` is true. */
  readonly at: number;
  /** True for the last answer, shown because no new one could be had. */
  readonly isLast: boolean;
  /** Why no new one could be had; null for a new one. */
  readonly because: ApiErrorKind | null;
}

/** Where answers are kept, and whose they are. */
export interface LastAnswers {
  readonly cache: AnswerCache;
  /** The owner of the answers: other users never see them, even if a sign-out was cut short. */
  readonly owner: string;
  /** Version of the app: answers of another shape are not read. */
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How old an answer may be, in milliseconds. Default 7 days. */
  readonly maxAge?: number | undefined;
}

/** The parts of query options that are wrapped. A mutation has none of them and is refused by the compiler. */
interface ReadOptions<Wire, Data> {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction<Wire, never> | QueryFunction<Wire> | symbol | undefined;
  readonly select?: ((wire: Wire) => Data) | undefined;
}

const week = 7 * 86_400_000;

/** Failures without a response. A refusal is a response, and is not hidden by an older one. */
const unanswered: ReadonlySet<ApiErrorKind> = new Set(['offline', 'network', 'timeout', 'maintenance']);

const keyOf = ({ version, owner }: LastAnswers, queryKey: QueryKey) =>
  JSON.stringify([version, owner, queryKey]);

/** The last answer to a query and when it came, in milliseconds since 1970; undefined if there is none that is young enough. Never rejects. */
export async function lastAnswerTo<Wire>(
  queryKey: QueryKey,
  answers: LastAnswers,
): Promise<{ readonly data: Wire; readonly at: number } | undefined> {
  const { cache, now, maxAge = week } = answers;
  const kept = await cache.read(keyOf(answers, queryKey)).catch(() => undefined);
  return kept && now() - kept.at <= maxAge ? { data: kept.data as Wire, at: kept.at } : undefined;
}

/**
 * Query options whose responses survive a lost connection: new responses are stored, and if none can be loaded the last one is used, with
 * its time. Only for reads: a call that moves money is never stored, queued or sent later.
 */
export function withLastAnswer<Wire, Data = Wire>(read: ReadOptions<Wire, Data>, answers: LastAnswers) {
  const { queryKey, queryFn, select } = read;
  if (typeof queryFn !== 'function') throw new TypeError('Only a query with a function can be kept.');
  const ask = queryFn as QueryFunction<Wire>;
  const key = keyOf(answers, queryKey);
  return {
    queryKey: [...queryKey, 'aged'] as const,
    queryFn: async (context: Parameters<QueryFunction<Wire>>[0]): Promise<Aged<Wire>> => {
      try {
        const data = await ask(context);
        const at = answers.now();
        // A full disk must not lose the response.
        await answers.cache.write(key, { data, at }).catch(() => undefined);
        return { data, at, isLast: false, because: null };
      } catch (error) {
        if (!isApiError(error) || !unanswered.has(error.kind)) throw error;
        const last = await lastAnswerTo<Wire>(queryKey, answers);
        if (!last) throw error;
        return { ...last, isLast: true, because: error.kind };
      }
    },
    select: (aged: Aged<Wire>): Aged<Data> => ({
      ...aged,
      data: select ? select(aged.data) : (aged.data as unknown as Data),
    }),
    retry: false,
    networkMode: 'always',
    staleTime: 0,
  } as const;
}
