import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { type Failure, failureOf } from '../failures/failure.ts';
import { SlowNote } from '../loading/slow-note.tsx';
import { useCell } from '../state/cell.ts';

/** The result of a query. `useQuery` returns one; a screen with data of its own creates one. */
export interface QueryAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Why there is nothing to show. Spread it into {@link LoadProblem}. */
export interface QueryProblem {
  readonly failure: Failure;
  /** Refetches everything that failed. */
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

/** Data of several queries, in order. */
type Answers<Queries extends readonly QueryAnswer<unknown>[]> = {
  readonly [Position in keyof Queries]: Exclude<Queries[Position]['data'], undefined>;
};

export interface QueryViewProps<Queries extends readonly QueryAnswer<unknown>[]> {
  /** Shown together, once all have data. */
  queries: readonly [...Queries];
  /** A skeleton in the shape of the content. */
  loading: ReactNode;
  /** Rendered instead of the data. */
  failed: (problem: QueryProblem) => ReactNode;
  /** Whether something other than a query is still loading. Default `false`. */
  isWaiting?: boolean | undefined;
  /** Whether a long wait is announced; turn it off if another part of the screen does. Default `true`. */
  saysSlow?: boolean | undefined;
  /**
   * Whether an older response is shown if the current one failed; a note above the page says from when it is. A refusal is never hidden.
   * Default `true`.
   */
  isOldShown?: boolean | undefined;
  /** The screen's frame, around everything but the data, which has its own. */
  frame?: ((content: ReactNode) => ReactNode) | undefined;
  /** What to render in the frame if the data is empty. */
  empty?: { readonly when: (...data: Answers<Queries>) => boolean; readonly show: ReactNode } | undefined;
  children: (...data: Answers<Queries>) => ReactNode;
}

/**
 * Renders a screen's queries: a skeleton, a message if loading takes long, an error with a retry, an empty state, or the data. Refetches
 * when the device is back online. Renders nothing if the session has ended, because sign-in is about to appear.
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
