import { previewQuery, type TransferPreview } from '@dayfare/api/money/queries';
import { type MinorUnits, zero } from '@dayfare/domain/money';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { type Failure, failureOf } from '../../../platform/failures/failure.ts';
import { useCell } from '../../../platform/state/cell.ts';

/** How long typing must pause before the server is asked, in ms: about as long as it takes to find the next digit. */
const pauseMs = 350;

/** What is to be quoted: both null while there is nothing to ask for. */
export interface QuoteInput {
  readonly amount: MinorUnits | null;
  readonly instrumentId: number | null;
}

/** The server's figures for what stands in a form. */
export interface WorkedOutQuote {
  /** The figures of exactly this transfer; undefined until they are known. */
  readonly preview: TransferPreview | undefined;
  /**
   * The last ones that were known of this account, for another amount perhaps: for the room that figures take, never to be read. Another
   * account's aren't among them: what is closed there may be open here.
   */
  readonly last: TransferPreview | undefined;
  /** Why there are none. */
  readonly failure: Failure | null;
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** Asks the server for its figures whenever the transfer has not changed for a moment; what was there at first is asked for at once. */
export function useQuote({ amount, instrumentId }: QuoteInput): WorkedOutQuote {
  const { api, connection } = useApp();
  const isOnline = useCell(connection.isOnline);
  const [asked, setAsked] = useState<QuoteInput>({ amount, instrumentId });
  useEffect(() => {
    const timer = setTimeout(
      () =>
        setAsked((before) =>
          before.amount === amount && before.instrumentId === instrumentId
            ? before
            : { amount, instrumentId },
        ),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [amount, instrumentId]);

  const isWhole = asked.amount !== null && asked.instrumentId !== null;
  const query = useQuery({
    ...previewQuery(api, { amount: asked.amount ?? zero, instrumentId: asked.instrumentId ?? 0 }),
    enabled: isWhole,
    placeholderData: (last, lastQuery) =>
      lastQuery && isAbout(asked.instrumentId, lastQuery.queryKey) ? last : undefined,
  });
  const isOfThis = isWhole && asked.amount === amount && asked.instrumentId === instrumentId;
  const isKnown = isOfThis && query.data !== undefined && !query.isPlaceholderData;
  const failure = query.error
    ? failureOf(query.error, isOnline)
    : query.fetchStatus === 'paused'
      ? ({ kind: 'offline' } as const)
      : null;
  return {
    preview: isKnown ? query.data : undefined,
    last: asked.instrumentId === instrumentId ? query.data : undefined,
    failure: isOfThis && !isKnown ? failure : null,
    isAsking: isWhole && query.isFetching,
    retry: () => void query.refetch(),
  };
}

/** Whether a query asked for figures of an account. */
function isAbout(instrumentId: number | null, queryKey: readonly unknown[]): boolean {
  const input = queryKey.at(-1);
  return typeof input === 'object' && input !== null && 'instrumentId' in input
    ? input.instrumentId === instrumentId
    : false;
}
