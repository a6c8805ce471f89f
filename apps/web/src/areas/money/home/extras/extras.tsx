import { Button } from '@dayfare/ui/button';
import { Grid } from '@dayfare/ui/grid';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { RotateCw } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { QuickLinks } from './quick-links.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { Stories } from './stories.tsx';
import { Tickers } from './tickers.tsx';
import { useExtras } from './use-extras.ts';

/** News, below everything about money on a phone and below the pay period on a desktop. */
export function News() {
  const extras = useExtras();
  return extras && <Tickers tickers={extras.tickers} />;
}

/** Saved transfers, links to other pages, and something to read: below one another, or side by side where there is room. */
export function Extras() {
  const app = useTexts('app');
  const t = useTexts('money/home');
  const extras = useExtras();
  if (!extras) return null;
  const { shortcuts, links, stories, failed } = extras;
  return (
    <Stack gap={4}>
      <Grid columns="wide" isFilling>
        {shortcuts && <Shortcuts shortcuts={shortcuts} />}
        {links && <QuickLinks links={links} />}
        {stories && <Stories stories={stories} />}
      </Grid>
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
