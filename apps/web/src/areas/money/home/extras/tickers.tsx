import { homeContract } from '@dayfare/api/money/home/home-contract';
import { homeKey, type Ticker } from '@dayfare/api/money/home/home-queries';
import { isRoutePath } from '@dayfare/domain/access';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

/** News and offers, each until it is dismissed. */
export function Tickers({ tickers }: { tickers: readonly Ticker[] }) {
  const { api, notices, hasPage } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/home');
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  const dismiss = async (id: number) => {
    setDismissed((ids) => [...ids, id]);
    try {
      await api.client(homeContract).disposeTicker({ id });
      await client.invalidateQueries({ queryKey: homeKey });
    } catch {
      setDismissed((ids) => ids.filter((one) => one !== id));
      notices.say({
        message: t('tickers.notDismissed'),
        tone: 'danger',
        durationMs: snackbarDurations.component,
      });
    }
  };
  const shown = tickers.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  return (
    <Stack gap={3}>
      {shown.map(({ id, title, text, path }) => (
        <Banner
          key={id}
          title={title}
          onDismiss={() => void dismiss(id)}
          action={
            path !== null && isRoutePath(path) && hasPage(path) ? (
              <Link href={path}>{t('tickers.more')}</Link>
            ) : undefined
          }
        >
          {text}
        </Banner>
      ))}
    </Stack>
  );
}
