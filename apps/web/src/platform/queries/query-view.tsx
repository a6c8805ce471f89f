import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { type Failure, failureOf } from '../failures/failure.ts';
import { SlowNote } from '../loading/slow-note.tsx';
import { useCell } from '../state/cell.ts';

/** What a query has come to. `useQuery` gives one; a screen that knows an answer beforehand makes its own. */
export interface QueryAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Why there is nothing to show. Spread into {@link LoadProblem}. */
export interface QueryProblem {
  readonly failure: Failure;
  /** Asks again for all that could not be had. */
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** What several queries answer, in their order. */
type Answers<Queries extends readonly QueryAnswer<unknown>[]> = {
  readonly [Position in keyof Queries]: Exclude<Queries[Position]['data'], undefined>;
};

/** Props of {@link QueryView}. */
export interface QueryViewProps<Queries extends readonly QueryAnswer<unknown>[]> {
  /** Shown together, once all of them are answered. */
  queries: readonly [...Queries];
  /** Has the shape of what comes. */
  loading: ReactNode;
  /** Stands where the data would. */
  failed: (problem: QueryProblem) => ReactNode;
  /** Something that is no query is not here yet. Default `false`. */
  isWaiting?: boolean | undefined;
  /** Whether a wait that takes long is spoken of; off where another part of the screen does. Default `true`. */
  saysSlow?: boolean | undefined;
  /**
   * Whether an answer of before stands in for one that could not be had; since when it holds, a note above the page says.
   * A refusal is never covered up. Default `true`.
   */
  isOldShown?: boolean | undefined;
  /** The screen's frame, around everything but the data, which bring their own. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  /** What shows in the frame when there is nothing in the data. */
  empty?: { readonly when: (...data: Answers<Queries>) => boolean; readonly show: ReactNode } | undefined;
  children: (...data: Answers<Queries>) => ReactNode;
}

/**
 * What a screen shows of its queries: a skeleton, a word when that takes long, why there is nothing with a way to ask again,
 * that there is nothing in them, or the data. Asks again by itself when the device is back online. Shows nothing when the
 * session has ended: the sign-in is on its way.
 */
export function QueryView<Queries extends readonly QueryAnswer<unknown>[]>(props: QueryViewProps<Queries>) {
  const { queries, loading, failed, isWaiting = false, saysSlow = true, isOldShown = true } = props;
  const { frame = (content) => content, empty, children } = props;
  const isOnline = useCell(useApp().connection.isOnline);

  const broken = queries.flatMap((query) => {
    if (query.error === null) return [];
    const failure = failureOf(query.error, isOnline);
    const isCovered = isOldShown && query.data !== undefined && failure.kind !== 'refused';
    return isCovered ? [] : [{ query, failure }];
  });
  const retry = () => {
    for (const { query } of broken) query.refetch();
  };
  const retryOnline = useEffectEvent(retry);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) retryOnline();
    wasOnline.current = isOnline;
  }, [isOnline]);

  const [first] = broken;
  if (first?.failure.kind === 'session') return frame(null);
  if (first) {
    const isRetrying = broken.some(({ query }) => query.isFetching);
    return frame(failed({ failure: first.failure, onRetry: retry, isRetrying }));
  }
  const answers = queries.map(({ data }) => data);
  if (isWaiting || answers.includes(undefined)) {
    return frame(
      <>
        {loading}
        {saysSlow && <SlowNote />}
      </>,
    );
  }
  const data = answers as unknown as Answers<Queries>;
  return empty?.when(...data) ? frame(empty.show) : children(...data);
}
