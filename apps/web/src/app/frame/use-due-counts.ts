import { dueCountsQuery } from '@dayfare/api/startup/due-counts-queries';
import type { PlaceName } from '@dayfare/domain/navigation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../platform/app-context/app-context.ts';
import { entryCounts } from '../generated/entry-counts.ts';
import { useIsLater } from './use-is-later.ts';

/**
 * Asks how many things wait for the person, in one request once the first page stands, and again with every page: what is done on one of
 * them is no longer counted on the next. For the frame, once.
 */
export function useAskForCounts(): void {
  const { api } = useApp();
  const client = useQueryClient();
  const isLater = useIsLater();
  const { pathname } = useLocation();
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (!isLater || asked.current === pathname) return;
    asked.current = pathname;
    void client.prefetchQuery(dueCountsQuery(api));
  }, [isLater, pathname, client, api]);
}

/** Returns a function that gives how many things wait for the person in a place, as far as it is known. */
export function useDueCounts(): (place: PlaceName) => number {
  const { data } = useQuery({ ...dueCountsQuery(useApp().api), enabled: false });
  return (place) => {
    const name = entryCounts[place];
    return (name && data?.get(name)) ?? 0;
  };
}
