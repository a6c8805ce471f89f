import { Banner } from '@dayfare/ui/banner';
import { Link } from '@dayfare/ui/link';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';

/** That this month's ticket limit is reached. */
export function LimitReached({ limit }: { limit: number }) {
  const t = useTexts('marketplace/tickets');
  return (
    <TaskFrame title={t('titles.page')} backTo={pathTo('/apps')}>
      <Banner tone="info" title={t('limitTitle')}>
        {t('limit', { count: limit })}
      </Banner>
      <Link href={pathTo('/amc/tickets')} variant="standalone">
        {t('mine')}
      </Link>
    </TaskFrame>
  );
}
