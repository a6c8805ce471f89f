import type { RoutePath } from '@dayfare/domain/access';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../app-context/app-context.ts';

interface Ahead {
  readonly path: RoutePath;
}

/** Loads pages that links lead to once that is due, so that they open at once, and without a network too. */
export function usePagesAhead(pages: readonly Ahead[], isAllowed: boolean): void {
  const { navigation } = useApp();
  const isDue = isAllowed && pages.length > 0;
  const load = useEffectEvent(() => {
    for (const { path } of pages) navigation.prepare(path);
  });
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
}
