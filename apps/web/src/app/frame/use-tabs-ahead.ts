import type { RoutePath } from '@dayfare/domain/access';
import type { Tab } from '@dayfare/domain/navigation';
import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../platform/app-context/app-context.ts';
import { useIsLater } from './use-is-later.ts';

/** Loads the pages that the tabs lead to once the page stands, so that a tab opens at once, and without a network too. */
export function useTabsAhead(tabs: readonly Tab<RoutePath>[]): void {
  const { navigation } = useApp();
  const isDue = useIsLater() && tabs.length > 0;
  const load = useEffectEvent(() => {
    for (const { path } of tabs) navigation.prepare(path);
  });
  useEffect(() => {
    if (isDue) load();
  }, [isDue]);
}
