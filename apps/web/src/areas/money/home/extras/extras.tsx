import { quickLinksQuery, shortcutsQuery, storiesQuery, tickersQuery } from '@dayfare/api/money/home-queries';
import { Button } from '@dayfare/ui/button';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { usePerson } from '../../parts/use-person.ts';
import { QuickLinks } from './quick-links.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Stories } from './stories.tsx';
import { Tickers } from './tickers.tsx';

/** What is on the home below everything about money: news, saved transfers, links to other pages, and something to read. */
export function Extras() {
  const { api } = useApp();
  const language = useLanguage();
  const app = useTexts('app');
  const t = useTexts('money/home');
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
  // All at once: one after the other would push down what is below.
  if (all.some(({ isLoading }) => isLoading)) return null;
  const failed = all.filter(({ isError, data }) => isError && data === undefined);
  return (
    <Stack gap={4}>
      <Tickers tickers={[...(events.data ?? []), ...(promotions.data ?? [])]} />
      {shortcuts.data && <Shortcuts shortcuts={shortcuts.data} />}
      {links.data && <QuickLinks links={links.data} />}
      {stories.data && <Stories stories={stories.data} />}
      {failed.length > 0 && (
        <Stack gap={3} align="start">
          <Text tone="muted">{t('failed')}</Text>
          <Button
            variant="secondary"
            size="small"
            icon={RotateCw}
            isPending={failed.some(({ isFetching }) => isFetching)}
            onPress={() => {
              for (const query of failed) void query.refetch();
            }}
          >
            {app('start.retry')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
