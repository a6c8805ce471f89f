import {
  quickLinksQuery,
  shortcutsQuery,
  storiesQuery,
  tickersQuery,
} from '@dayfare/api/money/home/home-queries';
import { useQuery } from '@tanstack/react-query';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useLanguage } from '../../../../platform/i18n/use-texts.ts';

/** What stands on the home beside money. Null until all of it is known: one part after the other would push down what is below. */
export function useExtras() {
  const { api } = useApp();
  const language = useLanguage();
  const { hasBalance } = usePerson();
  const inLanguage = (kind: 'events' | 'promotions') => {
    const query = tickersQuery(api, kind);
    return { ...query, queryKey: [...query.queryKey, language] };
  };
  const events = useQuery(inLanguage('events'));
  const promotions = useQuery(inLanguage('promotions'));
  const shortcuts = useQuery({ ...shortcutsQuery(api), enabled: hasBalance });
  const links = useQuery(quickLinksQuery(api));
  const stories = useQuery(storiesQuery(api, language));
  const all = [events, promotions, shortcuts, links, stories];
  if (all.some(({ isLoading }) => isLoading)) return null;
  return {
    tickers: [...(events.data ?? []), ...(promotions.data ?? [])],
    shortcuts: shortcuts.data,
    links: links.data,
    stories: stories.data,
    failed: all.filter(({ isError, data }) => isError && data === undefined),
  };
}
