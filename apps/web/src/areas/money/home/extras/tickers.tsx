import { homeContract } from '@dayfare/api/money/home/home-contract';
import { homeKey, type Ticker } from '@dayfare/api/money/home/home-queries';
import { isRoutePath } from '@dayfare/domain/access';
import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

/** News and offers, each until it is dismissed. */
export function Tickers({ tickers }: { tickers: readonly Ticker[] }) {
  const { api, hasPage } = useApp();
  const client = useQueryClient();
  const t = useTexts('money/home');
  const [dismissed, setDismissed] = useState<readonly number[]>([]);
  /** The one that the server has not let go. */
  const [kept, setKept] = useState<number | null>(null);
  const dismiss = async (id: number) => {
    setDismissed((ids) => [...ids, id]);
    setKept(null);
    try {
      await api.client(homeContract).disposeTicker({ id });
      await client.invalidateQueries({ queryKey: homeKey });
    } catch {
      setDismissed((ids) => ids.filter((one) => one !== id));
      setKept(id);
    }
  };
  const shown = tickers.filter(({ id }) => !dismissed.includes(id));
  if (shown.length === 0) return null;
  return (
    <Stack gap={3}>
      {shown.map(({ id, title, text, path }) => (
        <Fragment key={id}>
          <Banner
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
          {kept === id && (
            <Banner tone="danger" isAnnounced>
              {t('tickers.notDismissed')}
            </Banner>
          )}
        </Fragment>
      ))}
    </Stack>
  );
}
