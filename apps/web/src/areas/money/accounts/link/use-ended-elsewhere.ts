import { linkOutcomeQuery } from '@dayfare/api/money/accounts/bank-link-queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { unreturnedToken } from './kept-link.ts';

/**
 * Goes on with a linking for which this page was left, whenever the page is shown again: a bank can lead back into another browser than
 * the one that was left, and from its page one can go back. Gives what is told of leaving.
 */
export function useEndedElsewhere(onEnded: (token: string) => void): (token: string) => void {
  const { api, local } = useApp();
  const client = useQueryClient();
  const [leftWith, setLeftWith] = useState(() => ({ token: unreturnedToken(local), isKept: true }));
  const { token, isKept } = leftWith;
  const ask = useEffectEvent(async () => {
    if (token === null || document.visibilityState !== 'visible') return;
    const query = linkOutcomeQuery(api, token);
    // Without an answer there is the way to the bank, as before.
    const outcome = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => null);
    if (outcome && outcome.outcome !== 'expired') onEnded(token);
    else client.removeQueries({ queryKey: query.queryKey });
  });
  useEffect(() => {
    if (token === null) return;
    const askNow = () => void ask();
    if (isKept) askNow();
    document.addEventListener('visibilitychange', askNow);
    window.addEventListener('pageshow', askNow);
    return () => {
      document.removeEventListener('visibilitychange', askNow);
      window.removeEventListener('pageshow', askNow);
    };
  }, [token, isKept]);
  return (left) => setLeftWith({ token: left, isKept: false });
}
